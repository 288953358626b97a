/** One picture per action, the same in row menus, selection bars and toolbars. */
export {
  Bookmark as ViewsIcon,
  CalendarClock as ScheduleIcon,
  Columns3 as ColumnsIcon,
  Copy as CopyIcon,
  Cpu as FirmwareIcon,
  Download as DownloadIcon,
  FileJson as TemplateIcon,
  Layers as ProfileIcon,
  MoveHorizontal as ResetWidthIcon,
  Pencil as RenameIcon,
  Pin as PinIcon,
  Save as OverwriteIcon,
  Send as PushIcon,
  Star as DefaultIcon,
  Trash2 as RemoveIcon
} from "lucide-react"
