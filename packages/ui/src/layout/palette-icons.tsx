/** What an entry of the command palette leads to. */
export {
  Bookmark as ViewEntryIcon,
  Building2 as AccountEntryIcon,
  FileJson as TemplateEntryIcon,
  FileText as PageEntryIcon,
  Layers as ProfileEntryIcon,
  Play as ActionEntryIcon,
  Search as PaletteIcon,
  Server as UtgEntryIcon
} from "lucide-react"
