import { AnotherPatientDialog } from './another-patient-dialog.tsx';
import { IdleDialog } from './idle-dialog.tsx';

/** What a regimen in progress needs on every screen: the question before an idle hour, and whose it is. */
export default function RegimenKeeper() {
  return (
    <>
      <AnotherPatientDialog />
      <IdleDialog />
    </>
  );
}
