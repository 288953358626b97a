import { controlMessages } from "@command-center/domain/message/control-messages"
import { noticeMessages } from "@command-center/domain/message/notice-messages"
import { selectLog } from "@command-center/machines/notices/notices.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { NoticeList } from "@command-center/ui/feedback/notice-list"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useConsole } from "../app/console.ts"
import { RecordDate } from "../record/date.view.tsx"

/** What the toasts said that came and went. */
export function NoticeLog() {
  const { notices } = useConsole()
  const log = useSelector(notices, selectLog)
  const close = () => notices.send({ type: "log.closed" })
  return (
    <Modal
      title={noticeMessages.title}
      onClose={close}
      footer={
        <>
          {log.length > 0 && (
            <Button colorPalette="gray" onClick={() => notices.send({ type: "log.cleared" })}>
              {noticeMessages.clear}
            </Button>
          )}
          <Button variant="solid" onClick={close}>
            {controlMessages.close}
          </Button>
        </>
      }
    >
      {log.length === 0 ? (
        <p>{noticeMessages.none}</p>
      ) : (
        <>
          <p className="cc-help">{noticeMessages.hint}</p>
          <NoticeList
            label={noticeMessages.title}
            notices={log.map(({ id, kind, header, text, at }) => ({
              id: String(id),
              kind,
              header,
              text,
              when: <RecordDate iso={at} />
            }))}
          />
        </>
      )}
    </Modal>
  )
}
