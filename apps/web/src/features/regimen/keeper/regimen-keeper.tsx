import { IdleDialog } from './idle-dialog.tsx';

/** What a regimen in progress needs on every screen: the question before an idle hour. */
export default function RegimenKeeper() {
  return <IdleDialog />;
}
