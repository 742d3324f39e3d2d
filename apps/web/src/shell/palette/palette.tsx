import { createProductSearch, MIN_SEARCH_LENGTH } from '@dietetic/catalogue';
import { paletteWords as say } from '@dietetic/content';
import { hasWork, type RegimenTemplate, setValue } from '@dietetic/regimen';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { productsShortcut } from '#platform/search-shortcut.ts';
import { NewRegimenDialog } from '#regimen/landing/new-regimen-dialog.tsx';
import { isSheetWindow } from '#regimen/sheet/sheet-window.ts';
import { useTemplates } from '#regimen/templates/saved-templates.ts';
import { openAssistant } from '#session/assistant.ts';
import { useCatalogue } from '#session/catalogue.ts';
import { changeRegimen, useAssessment, useNavigationItems, useRegimen } from '#session/regimen.ts';
import { setSingleKeys, useSingleKeys } from '#session/single-keys.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { focusField, focusFieldOnNextScreen } from '#platform/focus-field.ts';
import {
  actionEntries,
  entriesFor,
  fieldEntries,
  isNamed,
  methodEntries,
  type PaletteAction,
  type PaletteEntry,
  screenEntries,
  templateEntries,
} from './palette-entries.ts';
import { PaletteDialog, type PaletteGroup } from './palette-dialog.tsx';
import styles from './palette.module.css';

const MOST_PRODUCTS = 8;

const TemplatesDialog = lazy(async () => ({
  default: (await import('#regimen/templates/templates-dialog.tsx')).TemplatesDialog,
}));
const ApplyTemplateDialog = lazy(async () => ({
  default: (await import('#regimen/templates/apply-template-dialog.tsx')).ApplyTemplateDialog,
}));

/** What is asked or shown in place of the palette once a line has been chosen. */
type Next =
  | { kind: 'clear'; keep: 'nothing' | 'methods' }
  | { kind: 'templates' }
  | { kind: 'template'; template: RegimenTemplate };

/** One box that leads to a product, a field, a method, a screen or an action. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [next, setNext] = useState<Next | null>(null);
  const isSingle = useSingleKeys((state) => state.isOn);
  const toProducts = productsShortcut(navigator, isSingle).shown;
  const groups = useGroups(text);
  const act = useAction(onClose, setNext);

  if (next?.kind === 'clear') {
    const title = next.keep === 'methods' ? say.actions.sameMethods : say.actions.newRegimen;
    return <NewRegimenDialog title={title} keep={next.keep} onClose={onClose} />;
  }
  if (next !== null)
    return (
      <Suspense fallback={null}>
        {next.kind === 'templates' ? (
          <TemplatesDialog onClose={onClose} />
        ) : (
          <ApplyTemplateDialog template={next.template} onDone={onClose} />
        )}
      </Suspense>
    );
  return (
    <PaletteDialog text={text} onText={setText} groups={groups} onChoose={act} onClose={onClose}>
      <p className={`quiet ${styles.keys}`}>{say.hint}</p>
      {/* Once something is typed, what is found has the room. */}
      {isSheetWindow() && text === '' && (
        <>
          <p className={`quiet ${styles.keys}`}>{say.keysOnSheet(toProducts, say.copyKeys)}</p>
          <Checkbox
            label={say.singleKeys}
            detail={say.singleKeysOff}
            checked={isSingle}
            onChange={setSingleKeys}
          />
        </>
      )}
    </PaletteDialog>
  );
}

/** A command that was named; then products, as the list finds them; then what of the app begins with the words typed. */
function useGroups(text: string): PaletteGroup[] {
  const { products } = useCatalogue();
  const regimen = useRegimen();
  const assessment = useAssessment();
  const steps = useNavigationItems();
  const templates = useTemplates();
  const search = useMemo(() => createProductSearch(products), [products]);
  return useMemo(() => {
    const context = { country: regimen.country, values: regimen.values, assessment };
    const group = (heading: string, entries: readonly PaletteEntry[]): PaletteGroup => ({
      heading,
      entries: entriesFor(text, entries),
    });
    const found = text.trim().length < MIN_SEARCH_LENGTH ? [] : search.search(text).slice(0, MOST_PRODUCTS);
    const inRegimen = steps.some(({ id, disabled }) => id === 'products' && !disabled);
    const groups: PaletteGroup[] = [
      {
        heading: say.groups.products,
        entries: found.map(({ product }) => ({
          id: `product ${product.id}`,
          label: product.name,
          action: { kind: 'go', to: `${inRegimen ? '/regimen' : ''}/products/${product.id}` },
        })),
      },
      group(say.groups.fields, fieldEntries(context, steps)),
      group(say.groups.methods, text.trim() === '' ? [] : methodEntries(regimen, steps)),
      group(say.groups.actions, actionEntries(hasWork(regimen), steps)),
      group(say.groups.templates, inRegimen ? templateEntries(templates) : []),
      group(say.groups.screens, screenEntries(steps, regimen.country)),
    ];
    return namedFirst(text, groups);
  }, [text, search, regimen, assessment, steps, templates]);
}

/** Products and fields are many: only actions and screens come forward. */
const COMMANDS: readonly string[] = [say.groups.actions, say.groups.screens];

const isCommand = ({ heading }: PaletteGroup): boolean => COMMANDS.includes(heading);

function namedFirst(text: string, groups: readonly PaletteGroup[]): PaletteGroup[] {
  const named = groups.filter(isCommand).map(({ heading, entries }) => ({
    heading,
    entries: entries.filter((entry) => isNamed(text, entry)),
  }));
  const rest = groups.map((group) =>
    isCommand(group) ? { ...group, entries: group.entries.filter((entry) => !isNamed(text, entry)) } : group,
  );
  return [...named.filter(({ entries }) => entries.length > 0), ...rest];
}

function useAction(onClose: () => void, show: (next: Next) => void): (action: PaletteAction) => void {
  const navigate = useNavigate();
  return (action) => {
    if (action.kind === 'new-regimen') return show({ kind: 'clear', keep: 'nothing' });
    if (action.kind === 'same-methods') return show({ kind: 'clear', keep: 'methods' });
    if (action.kind === 'templates' || action.kind === 'template') return show(action);
    onClose();
    switch (action.kind) {
      case 'assistant':
        openAssistant();
        return;
      case 'copy-report':
        void copy();
        return;
      case 'method':
        changeRegimen((regimen) => setValue(regimen, action.key, action.method));
        void goTo(action.to, action.key);
        return;
      case 'go':
        void goTo(action.to, action.field);
    }
  };

  /** What has to be asked first is asked on the report. */
  async function copy(): Promise<void> {
    const { copyReport } = await import('#regimen/report/copy-report.ts');
    if (!(await copyReport())) await navigate({ to: '/regimen/report' });
  }

  async function goTo(to: string, field?: string): Promise<void> {
    const isHere = location.pathname.replace(/\/$/, '') === to;
    if (field !== undefined && !isHere) focusFieldOnNextScreen(field);
    await navigate({ to });
    // Only once the palette has closed: what lies behind a dialog takes no focus.
    if (field !== undefined && isHere) requestAnimationFrame(() => focusField(field));
  }
}
