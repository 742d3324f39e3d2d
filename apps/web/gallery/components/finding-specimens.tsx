import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Finding, FindingLine, KeptFinding } from '#ui/finding/finding.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { entryOfValue, type NumberEntry } from '#ui/number-field/number-text.ts';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Chapter, Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

export function FindingSpecimens() {
  return (
    <Chapter title="Findings">
      <Specimen title="Ask">
        <AskSpecimen />
      </Specimen>
      <Specimen title="Confirm">
        <ConfirmSpecimen />
      </Specimen>
      <Specimen title="Stop">
        <Sheet>
          <Finding severity="stop" title="No default for fluid under 28 days">
            <p>Enter ml/kg for this day of life. Nothing is filled in for you.</p>
            <p>
              Fluid <NotStated>not calculated</NotStated>
            </p>
          </Finding>
        </Sheet>
      </Specimen>
      <Specimen title="In a row">
        <Sheet className={styles.stack}>
          <FindingLine severity="ask">from 6 years, patient 5 years 3 months</FindingLine>
          <FindingLine severity="confirm">for MSUD, patient has PKU</FindingLine>
          <FindingLine severity="ask" kept>
            from 6 years, patient 5 years 3 months: kept
          </FindingLine>
        </Sheet>
      </Specimen>
      <Specimen title="At a field: what was typed stays">
        <FieldSpecimen />
      </Specimen>
    </Chapter>
  );
}

function AskSpecimen() {
  const [isKept, setKept] = useState(false);
  return (
    <Sheet>
      {isKept ? (
        <KeptFinding onUndo={() => setKept(false)} what="for 6 years and over">
          For 6 years and over; patient 5 years 3 months. Kept.
        </KeptFinding>
      ) : (
        <Finding
          severity="ask"
          title="For 6 years and over. This patient is 5 years 3 months."
          actions={
            <>
              <Button size="small" variant="secondary" onClick={() => setKept(true)}>
                Add and note in report
              </Button>
              <Button size="small" variant="secondary">
                Choose another
              </Button>
            </>
          }
        >
          If you add it, the report will say so.
        </Finding>
      )}
    </Sheet>
  );
}

function ConfirmSpecimen() {
  const [checked, setChecked] = useState(false);
  return (
    <Sheet className={styles.stack}>
      <Finding
        severity="confirm"
        title="For MSUD. This patient has PKU."
        tick={{
          label: 'I have checked that Orrimel MSUD Powder 15 is meant for this patient.',
          checked,
          onChange: setChecked,
        }}
      >
        It is free of leucine, isoleucine and valine. It is <b>not free of phenylalanine</b>.
      </Finding>
      <div className={styles.row}>
        <Button size="small">Show products for PKU</Button>
        <Button
          size="small"
          variant="secondary"
          unavailable={checked ? undefined : 'Tick the box above to use “Add”.'}
        >
          Add MSUD product
        </Button>
      </div>
    </Sheet>
  );
}

function FieldSpecimen() {
  const [height, setHeight] = useState<NumberEntry | undefined>(entryOfValue(43));
  const [isKept, setKept] = useState(false);
  return (
    <Sheet>
      <NumberField
        label="Height at 5 years"
        unit="cm"
        entry={height}
        onEntry={setHeight}
        ask={
          height?.value === 43 && !isKept
            ? {
                title: '43 cm is far below the range at 5 years.',
                message: '43 in would be 109 cm.',
                answers: [
                  { label: '43 in, 109 cm', onChoose: () => setHeight(entryOfValue(109)) },
                  { label: 'Keep 43 cm', onChoose: () => setKept(true) },
                ],
              }
            : undefined
        }
        kept={
          height?.value === 43 && isKept
            ? { message: '43 cm is far below the range at 5 years. Kept.', onUndo: () => setKept(false) }
            : undefined
        }
      />
    </Sheet>
  );
}
