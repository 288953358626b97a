import "@command-center/ui/fields/button.stories"
