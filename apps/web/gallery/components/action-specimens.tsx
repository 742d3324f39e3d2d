import { ArrowRight, Columns3, Info, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Chip, ChipRow } from '#ui/chip/chip.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { entryOfValue, type NumberEntry } from '#ui/number-field/number-text.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { Tag } from '#ui/tag/tag.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { Chapter, Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

export function ActionSpecimens() {
  return (
    <Chapter title="Actions, showing and hiding">
      <Specimen title="Buttons">
        <div className={styles.stack}>
          <div className={styles.row}>
            <Button iconEnd={<ArrowRight />}>Continue</Button>
            <Button variant="secondary" icon={<Columns3 />}>
              Compare
            </Button>
            <Button variant="quiet">Skip to product selection</Button>
            <a href="#top" className={buttonClass({ variant: 'secondary', size: 'small' })}>
              A link
            </a>
          </div>
          <div className={styles.row}>
            <Button count={3}>View regimen and email report</Button>
            <Button variant="secondary" size="small" icon={<Plus />}>
              Add
            </Button>
            <Button busy>Sending...</Button>
            <IconButton label="Edit amount" icon={<Pencil />} />
            <IconButton label="Remove" icon={<Trash2 />} />
            <Tag>Default method</Tag>
          </div>
          <Button unavailable="Choose at least 1 product first.">View regimen and email report</Button>
          <div className={styles.row}>
            <CopyButton
              text="9910080"
              words={{ copy: 'Copy', copied: 'Copied', copyFailed: 'Not copied' }}
              what="PIP code"
            />
            <ExternalLink href="https://example.org/">Method document</ExternalLink>
          </div>
        </div>
      </Specimen>
      <ChipSpecimen />
      <TabSpecimen />
      <DisclosureSpecimen />
      <DialogSpecimen />
      <Specimen title="Toast">
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              message: 'Addimere Protein removed',
              onUndo: () => showToast({ message: 'Addimere Protein is back' }),
            })
          }
        >
          Remove with undo
        </Button>
      </Specimen>
    </Chapter>
  );
}

function ChipSpecimen() {
  const [filters, setFilters] = useState(['Adult, 18 years and over', 'Tube feed', 'Without milk']);
  return (
    <Specimen title="Chips">
      <ChipRow label="Active filters">
        {filters.map((filter) => (
          <Chip
            key={filter}
            label={filter}
            removeLabel={`Remove ${filter}`}
            onRemove={() => setFilters(filters.filter((one) => one !== filter))}
          />
        ))}
      </ChipRow>
    </Specimen>
  );
}

function TabSpecimen() {
  const [tab, setTab] = useState('nutrition');
  return (
    <Specimen title="Tabs">
      <Tabs
        label="About this product"
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'directions', label: 'Directions', content: <p>Shake before use.</p> },
          {
            id: 'description',
            label: 'Description',
            content: <p>Nutritionally complete tube feed with fibre.</p>,
          },
          { id: 'nutrition', label: 'Nutrition', content: <p>150 kcal per 100 ml.</p> },
        ]}
      />
    </Specimen>
  );
}

function DisclosureSpecimen() {
  return (
    <Specimen title="Disclosure">
      <Disclosure look="card" headingLevel={4} summary="When not to use this" icon={<Info />} defaultOpen>
        <p>Parenteral nutrition, preterm infants, pregnancy.</p>
      </Disclosure>
      <Disclosure headingLevel={4} summary="Suitable for" end="Any">
        <p>Vegetarian, vegan, kosher, halal.</p>
      </Disclosure>
    </Specimen>
  );
}

function DialogSpecimen() {
  const [open, setOpen] = useState<'message' | 'form'>();
  const [amount, setAmount] = useState<NumberEntry | undefined>(entryOfValue(125));
  const [added, setAdded] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const close = () => setOpen(undefined);
  return (
    <Specimen title="Dialog">
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setOpen('message')}>
          Open a message
        </Button>
        <Button variant="secondary" onClick={() => setOpen('form')}>
          Add Dalesip Mini Protein
        </Button>
        <output>{added}</output>
      </div>
      {open === 'message' && (
        <Dialog
          onClose={close}
          title="Create a new regimen?"
          footer={
            <>
              <Button variant="quiet" onClick={close}>
                Keep this one
              </Button>
              <Button onClick={close}>Create new regimen</Button>
            </>
          }
        >
          <p>The patient details and products entered here are cleared.</p>
        </Dialog>
      )}
      {open === 'form' && (
        <Dialog
          onClose={close}
          title="Dalesip Mini Protein"
          subtitle="Oral supplement · from 18 years · 241 kcal per 100 ml"
          initialFocus={field}
          onSubmit={() => {
            setAdded(`Added ${amount?.text ?? ''} ml`);
            close();
          }}
          footer={
            <>
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
              <Button type="submit">Add product</Button>
            </>
          }
        >
          <Sheet pad="none" className={styles.stack}>
            <NumberField
              ref={field}
              label="How much each day?"
              unit="ml"
              entry={amount}
              onEntry={setAmount}
            />
          </Sheet>
        </Dialog>
      )}
    </Specimen>
  );
}
