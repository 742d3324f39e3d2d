import { fieldText } from '@dietetic/content';
import { reopenFinding, assessRegimen, keptFindings, confirmWarning } from '@dietetic/regimen';
import type { RegimenState } from '@dietetic/regimen';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createStore } from 'zustand';
import { Button } from '#ui/button/button.tsx';
import { Chapter, Specimen } from '../components/specimen.tsx';
import { Page } from '#ui/page/page.tsx';
import * as calculatorFields from '#fields/entries/calculator-fields.ts';
import { provideCalculatorFields } from '#fields/frame/calculator-renderer.tsx';
import type { FieldForm } from '#fields/entries/field-form.ts';
import { useTransitionStore } from '#session/use-transition-store.ts';
import { FieldList } from '#fields/frame/field-list.tsx';
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
  const [store] = useState(() => createStore(() => specimen.regimen));
  const regimen = useTransitionStore(store, (state) => state);
  const output = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // At once, however late the rest is drawn: a press reads what is held.
    const write = () => {
      if (output.current) output.current.textContent = held(store.getState());
    };
    write();
    return store.subscribe(write);
  }, [store]);
  // Drawn anew from what was kept, as after a reload.
  const [drawing, setDrawing] = useState(0);
  const form = useMemo((): FieldForm => {
    const { assessment, warnings, findings } = assessRegimen(regimen);
    return {
      context: { country: regimen.country, values: regimen.values, assessment },
      regimen,
      today: TODAY,
      text: (key) => fieldText(key, regimen.country),
      place: specimen.place ?? 'work',
      warnings,
      findings,
      kept: keptFindings(regimen, findings),
      change: (transition) => store.setState(transition, true),
      keep: (warning) =>
        store.setState((before) => confirmWarning(before, warning, '2026-11-20T09:41:00Z'), true),
      takeBack: (finding) => store.setState((before) => reopenFinding(before, finding), true),
      needed: [],
      identityEntered: () => undefined,
      goTo: () => undefined,
    };
  }, [regimen, store, specimen.place]);
  return (
    <Specimen title={title}>
      <FieldList key={drawing} fields={[specimen.field]} form={form} />
      <Button variant="quiet" size="small" onClick={() => setDrawing((count) => count + 1)}>
        Draw again
      </Button>
      <output ref={output} aria-label="Held" />
    </Specimen>
  );
}

/** Every entry with its value, and any text that has none. */
function held({ values, entries }: RegimenState): string {
  const read = Object.entries(values).map(([key, value]) => `${key}=${value}`);
  const unread = Object.entries(entries).flatMap(([key, { text, value }]) =>
    value === undefined ? [`${key}?${text.replaceAll('\n', ';')}`] : [],
  );
  return [...read, ...unread].join(' ') || 'nothing';
}
