import { ToastRegion } from '#ui/toast/toast.tsx';
import { IdleDialog } from './idle-dialog.tsx';

/** What a regimen in progress needs on every screen: the question before an idle hour, and short confirmations. */
export default function RegimenKeeper() {
  return (
    <>
      <IdleDialog />
      <ToastRegion label="Confirmations" />
    </>
  );
}
