/** One picture per action, the same in row menus, selection bars and toolbars. */
export {
  CalendarClock as ScheduleIcon,
  Copy as CopyIcon,
  Cpu as FirmwareIcon,
  Download as DownloadIcon,
  FileJson as TemplateIcon,
  Layers as ProfileIcon,
  Send as PushIcon,
  Trash2 as RemoveIcon
} from "lucide-react"
