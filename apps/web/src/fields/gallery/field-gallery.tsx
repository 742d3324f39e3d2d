import { assess, confirm, openWarnings } from '@dietetic/regimen';
import type { RegimenState } from '@dietetic/regimen';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Chapter, Specimen } from '#ui/gallery/specimen.tsx';
import { Page } from '#ui/page/page.tsx';
import * as calculatorFields from '../calculator-fields.ts';
import { provideCalculatorFields } from '../calculator-renderer.tsx';
import type { FieldForm } from '../field-form.ts';
import { FieldList } from '../field-list.tsx';
import { FIELD_SPECIMENS } from './field-specimens.ts';
import type { FieldSpecimen } from './field-specimens.ts';

provideCalculatorFields(calculatorFields);

/** Every field type in its states, for eyes and for e2e/components. Development only. */
export function FieldGallery() {
  return (
    <main>
      <Page title="Fields">
        {Object.entries(FIELD_SPECIMENS).map(([type, specimens]) => (
          <Chapter key={type} title={type}>
            {specimens.map((specimen) => (
              <Drawn key={specimen.state} title={`${type}, ${specimen.state}`} specimen={specimen} />
            ))}
          </Chapter>
        ))}
      </Page>
    </main>
  );
}

const TODAY = { year: 2026, month: 11, day: 20 };

/** A field on a regimen of its own, which it changes; what it holds is written below it. */
function Drawn({ title, specimen }: { title: string; specimen: FieldSpecimen }) {
  const [regimen, setRegimen] = useState<RegimenState>(specimen.regimen);
  // Drawn anew from what was kept, as after a reload.
  const [drawing, setDrawing] = useState(0);
  const form = useMemo((): FieldForm => {
    const assessment = assess({ country: regimen.country, values: regimen.values });
    return {
      context: { country: regimen.country, values: regimen.values, assessment },
      regimen,
      today: TODAY,
      place: specimen.place ?? 'work',
      openWarnings: openWarnings(regimen, assessment.warnings),
      change: setRegimen,
      confirm: (warning) => setRegimen((before) => confirm(before, warning)),
    };
  }, [regimen, specimen.place]);
  return (
    <Specimen title={title}>
      <FieldList key={drawing} fields={[specimen.field]} form={form} />
      <Button variant="quiet" size="small" onClick={() => setDrawing((count) => count + 1)}>
        Draw again
      </Button>
      <output aria-label="Held">{held(regimen)}</output>
    </Specimen>
  );
}

/** The entries that are not part of the patient every specimen begins with, and any text that is none. */
function held({ values, unreadable }: RegimenState): string {
  const entries = Object.entries(values).map(([key, value]) => `${key}=${value}`);
  const texts = Object.entries(unreadable).map(([key, text]) => `${key}?${text}`);
  return [...entries, ...texts].join(' ') || 'nothing';
}
