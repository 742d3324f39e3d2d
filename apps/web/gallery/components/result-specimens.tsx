import { GitCompareArrows, SquareFunction } from 'lucide-react';
import { useState } from 'react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Meter } from '#ui/meter/meter.tsx';
import { Swatch } from '#ui/meter/meter-drawing.tsx';
import { ReferenceBar } from '#ui/meter/reference-bar.tsx';
import { MethodSpread } from '#ui/method-spread/method-spread.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { entryOfValue, type NumberEntry } from '#ui/number-field/number-text.ts';
import { NotStated, Quantity } from '#ui/quantity/quantity.tsx';
import { ResultCard, ResultFigure } from '#ui/result-card/result-card.tsx';
import { FactList, WorkingTable } from '#ui/result-card/working-table.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Status } from '#ui/status/status.tsx';
import { TableScroll, tableCells, tableClass } from '#ui/table/table.tsx';
import { Chapter, Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

export function ResultSpecimens() {
  return (
    <Chapter title="Results and charts">
      <CalculatedSpecimen />
      <Specimen title="Not calculated: what is missing">
        <div className={styles.narrow}>
          <ResultCard label="Energy without height">
            <ResultFigure
              label="Estimated energy requirement"
              value={undefined}
              notCalculated={{
                title: 'Not calculated',
                explain: (
                  <>
                    Mifflin St Jeor needs <a href="#height">height</a>.
                  </>
                ),
              }}
            />
          </ResultCard>
        </div>
      </Specimen>
      <MeterSpecimen />
      <Specimen title="Known, unknown, zero, not applicable">
        <Sheet pad="small">
          <FactList
            facts={[
              { id: 'd', label: 'Vitamin D', value: <NotStated>not stated</NotStated> },
              { id: 'fibre', label: 'Fibre', value: <Quantity value="0" unit="g" /> },
              { id: 'bmi', label: 'BMI, 14 months', value: 'N/A under 2 years' },
              {
                id: 'iron',
                label: 'Iron, 3 products',
                value: <Quantity before="at least" value="24.5" unit="mg" />,
              },
            ]}
          />
        </Sheet>
      </Specimen>
      <Specimen title="Table with shares of a reference">
        <Sheet pad="none">
          <TableScroll label="Minerals per day">
            <table className={tableClass}>
              <thead>
                <tr>
                  <th scope="col">Nutrient and UK reference</th>
                  <th scope="col" className={tableCells.number}>
                    Provided per day
                  </th>
                  <th scope="col" className={tableCells.number}>
                    % of ref.
                  </th>
                  <th scope="col">0–200 %</th>
                </tr>
              </thead>
              <tbody>
                {[
                  ['Sodium', '1,459', 91],
                  ['Vitamin A', '1,294', 216],
                  ['Zinc', '0', 0],
                ].map(([name, provided, percent]) => (
                  <tr key={String(name)}>
                    <th scope="row">{name}</th>
                    <td className={tableCells.number}>
                      <Quantity value={String(provided)} unit="mg" />
                    </td>
                    <td className={tableCells.number}>
                      <Quantity value={String(percent)} unit="%" />
                    </td>
                    <td>
                      <ReferenceBar
                        percent={Number(percent)}
                        sentence={`${name}: ${percent} % of the reference`}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
        </Sheet>
      </Specimen>
    </Chapter>
  );
}

function CalculatedSpecimen() {
  const [perKg, setPerKg] = useState<NumberEntry | undefined>(entryOfValue(26));
  const factor = perKg?.value;
  const kcal = factor === undefined ? undefined : Math.round(58 * factor * 1.15).toLocaleString('en-GB');
  return (
    <Specimen title="Result with its working">
      <div className={styles.narrow}>
        <NumberField label="Energy per kg" unit="kcal/kg" entry={perKg} onEntry={setPerKg} />
        <ResultCard label="Energy">
          <ResultFigure
            label="Estimated energy requirement"
            value={kcal}
            unit="kcal/day"
            announcement={kcal && `Estimated energy requirement ${kcal} kcal a day`}
            notCalculated={{ title: 'Not calculated', explain: 'Energy per kg is missing.' }}
          >
            <Quantity value="29.9" unit="kcal/kg/day" /> with activity
          </ResultFigure>
          <Disclosure
            look="ruled"
            headingLevel={3}
            icon={<SquareFunction />}
            summary="Formula and source"
            defaultOpen
          >
            <WorkingTable
              caption="Working"
              rows={[
                { label: 'Weight', value: '58.0', unit: 'kg' },
                { label: 'Energy per kg, maximum', operator: '×', value: '26', unit: 'kcal/kg/day' },
                { label: 'PAL and DIT', operator: '×', value: '1.15' },
                {
                  label: '1,734.2, shown rounded',
                  operator: '=',
                  value: '1,734',
                  unit: 'kcal/day',
                  sum: true,
                },
              ]}
            >
              PENG pocket guide, 2018. BMI 21.8 kg/m² is under 30, so kcal per kg applies. Engine 2.6.0.
            </WorkingTable>
          </Disclosure>
          <Disclosure
            look="ruled"
            headingLevel={3}
            icon={<GitCompareArrows />}
            summary="Across methods"
            detail="1,262–1,912 kcal/day"
            defaultOpen
          >
            <MethodSpread
              caption="Energy requirement by each method valid for this patient, kcal per day"
              methodHeader="Method"
              unit="kcal/day"
              chosenLabel="chosen"
              axis={(value) => value.toLocaleString('en-GB')}
              rows={[
                { id: 'mifflin', label: 'Mifflin St Jeor', value: 1262, text: '1,262' },
                { id: 'henry', label: 'Henry Oxford', value: 1339, text: '1,339' },
                {
                  id: 'peng',
                  label: 'PENG 2018',
                  value: 1734,
                  low: 1467,
                  high: 1734,
                  text: '1,467–1,734',
                  chosen: true,
                },
                { id: 'sacn', label: 'SACN 2011', value: 1912, text: '1,912' },
              ]}
              excluded={[{ id: 'penn', label: 'Penn State', reason: 'needs ventilation and temperature' }]}
            />
          </Disclosure>
        </ResultCard>
      </div>
    </Specimen>
  );
}

function MeterSpecimen() {
  return (
    <Specimen title="Meters: over, within, incomplete, no requirement">
      <Sheet className={styles.narrow}>
        <Meter
          label="Energy"
          figure={<Quantity value="1,820" unit="kcal/day" />}
          need={{ kind: 'range', low: 1467, high: 1734 }}
          segments={[
            { id: 'a', value: 1500 },
            { id: 'b', value: 301 },
            { id: 'c', value: 18 },
          ]}
          needText="Need 1,467–1,734 kcal/day"
          status={<Status kind="over">86 kcal/day over</Status>}
          sentence="Energy: 1,820 kcal a day provided; 1,467 to 1,734 kcal a day needed; 86 kcal a day over."
        />
        <Meter
          label="Protein"
          figure={<Quantity value="84.5" unit="g/day" />}
          need={{ kind: 'range', low: 69.6, high: 87 }}
          segments={[
            { id: 'a', value: 62 },
            { id: 'b', value: 18.1 },
            { id: 'c', value: 4.4 },
          ]}
          needText="Need 69.6–87.0 g/day"
          status={<Status kind="within">Within range</Status>}
          sentence="Protein: 84.5 g a day provided; 69.6 to 87.0 g a day needed; within the range."
        />
        <Meter
          label="Fluid from products"
          figure={<Quantity before="at least" value="851" unit="ml/day" />}
          need={{ kind: 'target', value: 1740 }}
          segments={[
            { id: 'a', value: 770 },
            { id: 'b', value: 81 },
          ]}
          incomplete
          needText="Need 1,740 ml/day"
          status={<Status kind="unknown">1 product not stated</Status>}
          sentence="Fluid: at least 851 ml a day provided; 1,740 ml a day needed; 1 product does not state its water."
        />
        <Meter
          label="Fibre"
          figure={<Quantity value="16.0" unit="g/day" />}
          need={undefined}
          segments={[{ id: 'a', value: 16 }]}
          needText="No requirement set"
          status={<Status kind="none">Not compared</Status>}
          sentence="Fibre: 16.0 g a day provided; no requirement set."
        />
        <p className={styles.row}>
          {['Tarnvane Energy Fibre', 'Dalesip Mini Protein', 'Addimere Protein'].map((name, index) => (
            <span key={name}>
              <Swatch index={index} /> {name}
            </span>
          ))}
        </p>
      </Sheet>
    </Specimen>
  );
}
