import { ArrowLeft } from 'lucide-react';
import { DemonstrationMark } from '#ui/notice/demonstration-mark.tsx';
import { Page, backLinkClass } from '#ui/page/page.tsx';
import { ToastRegion } from '#ui/toast/toast.tsx';
import { ActionSpecimens } from './action-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { FindingSpecimens } from './finding-specimens.tsx';
import { RegimenSpecimens } from './regimen-specimens.tsx';
import { ResultSpecimens } from './result-specimens.tsx';
import { StatusSpecimens } from './status-specimens.tsx';

/** Every component in its states, for eyes and for e2e/components. Development only. */
export function Gallery() {
  return (
    <>
      <DemonstrationMark title="Demonstration data – not for patient care.">
        Products, codes and values are fictional.
      </DemonstrationMark>
      <main>
        <Page
          title="Components"
          back={
            <a className={backLinkClass} href="/">
              <ArrowLeft />
              The app
            </a>
          }
        >
          <FieldSpecimens />
          <ActionSpecimens />
          <ResultSpecimens />
          <FindingSpecimens />
          <RegimenSpecimens />
          <StatusSpecimens />
        </Page>
      </main>
      <ToastRegion label="Messages" />
    </>
  );
}
