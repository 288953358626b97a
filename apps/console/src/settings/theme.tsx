import { type ThemeProps, withTheme } from "@rjsf/core"
import { ChoicesWidget, ChoiceWidget, SwitchWidget } from "./fields/choice.widget.tsx"
import { DescriptionTemplate, ObjectTemplate, TitleTemplate } from "./fields/group.templates.tsx"
import { JsonField } from "./fields/json.field.tsx"
import { KindField } from "./fields/kind.field.tsx"
import { ListButtonsTemplate, ListItemTemplate, ListTemplate } from "./fields/list.templates.tsx"
import { NamedTemplate } from "./fields/named.template.tsx"
import { SettingTemplate } from "./fields/setting.template.tsx"
import { TextWidget } from "./fields/text.widget.tsx"

const nothing = () => null

/**
 * The console's own parts instead of those of rjsf: labels name their controls, headings are in order, and what a person
 * sets stands in one row with its limits, its default and what is wrong.
 */
const theme: ThemeProps = {
  fields: { FallbackField: JsonField, OneOfField: KindField, AnyOfField: KindField },
  templates: {
    FieldTemplate: SettingTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: ListItemTemplate,
    ArrayFieldItemButtonsTemplate: ListButtonsTemplate,
    WrapIfAdditionalTemplate: NamedTemplate,
    TitleFieldTemplate: TitleTemplate,
    DescriptionFieldTemplate: DescriptionTemplate,
    FieldErrorTemplate: nothing,
    FieldHelpTemplate: nothing,
    ErrorListTemplate: nothing
  },
  widgets: {
    TextWidget,
    PasswordWidget: TextWidget,
    EmailWidget: TextWidget,
    URLWidget: TextWidget,
    UpDownWidget: TextWidget,
    RangeWidget: TextWidget,
    TextareaWidget: TextWidget,
    DateWidget: TextWidget,
    DateTimeWidget: TextWidget,
    TimeWidget: TextWidget,
    AltDateWidget: TextWidget,
    AltDateTimeWidget: TextWidget,
    ColorWidget: TextWidget,
    FileWidget: TextWidget,
    SelectWidget: ChoiceWidget,
    RadioWidget: ChoiceWidget,
    CheckboxesWidget: ChoicesWidget,
    CheckboxWidget: SwitchWidget
  }
}

export const ThemedForm = withTheme(theme)
