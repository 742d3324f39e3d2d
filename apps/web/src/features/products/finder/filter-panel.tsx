import {
  addFilter,
  type Filter,
  type FilterGroup,
  type FilterOption,
  removeFilter,
} from '@dietetic/catalogue';
import { filterWords } from '@dietetic/content';
import { memo, startTransition, useCallback, useEffect, useOptimistic, useRef } from 'react';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { OptionList } from '#ui/option-list/option-list.tsx';
import { finderWords } from '../words.ts';
import { filterName, GROUP_NAMES } from './filter-words.ts';
import styles from './filter-panel.module.css';

type FilterPanelProps = {
  groups: readonly FilterGroup[];
  active: readonly Filter[];
  onChange: (active: readonly Filter[]) => void;
  headingLevel: 3 | 4;
};

/** The two groups most are looked for by stand open. */
const OPEN = new Set(['age', 'category']);

/** A tick shows at once; the list and what else follows from it come as soon as there is time for them. */
export function FilterPanel({ groups, active, onChange, headingLevel }: FilterPanelProps) {
  const [shown, show] = useOptimistic(active);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const choose = useCallback(
    (changed: (filters: readonly Filter[]) => readonly Filter[]) => {
      const next = changed(latest.current);
      latest.current = next;
      startTransition(() => {
        show(next);
        onChange(next);
      });
    },
    [show, onChange],
  );
  return (
    <div className={styles.panel}>
      {groups.map((group) => {
        const chosen = shown.filter((filter) => filter.type === group.type);
        const title = GROUP_NAMES[group.type];
        return (
          <div key={group.type} className={styles.group}>
            <Disclosure
              summary={title}
              headingLevel={headingLevel}
              end={chosen.length === 0 ? finderWords.anyOf : finderWords.chosen(chosen.length)}
              defaultOpen={OPEN.has(group.type) || chosen.length > 0}
            >
              {group.choice === 'single' ? (
                <SingleChoice title={title} options={group.options} active={shown} choose={choose} />
              ) : (
                <ManyChoices title={title} group={group} active={shown} choose={choose} />
              )}
            </Disclosure>
          </div>
        );
      })}
    </div>
  );
}

type Choose = (changed: (filters: readonly Filter[]) => readonly Filter[]) => void;
type ChoicesProps = { title: string; active: readonly Filter[]; choose: Choose };

function ManyChoices({ title, group, active, choose }: ChoicesProps & { group: FilterGroup }) {
  return (
    <fieldset className={styles.choices} aria-label={title}>
      {group.type === 'allergens' && <p className={styles.hint}>{filterWords.allergenHelp}</p>}
      {group.options.map((option) => (
        <FilterBox
          key={option.id}
          option={option}
          checked={active.some((filter) => filter.id === option.id)}
          choose={choose}
        />
      ))}
    </fieldset>
  );
}

type FilterBoxProps = { option: FilterOption; checked: boolean; choose: Choose };

/** Drawn again only when it changes itself: there are dozens of them. */
const FilterBox = memo(function FilterBox({ option, checked, choose }: FilterBoxProps) {
  return (
    <Checkbox
      label={filterName(option)}
      end={<Count option={option} />}
      checked={checked}
      onChange={(isOn) =>
        choose((active) => (isOn ? addFilter(active, plain(option)) : removeFilter(active, option.id)))
      }
    />
  );
});

function SingleChoice(props: ChoicesProps & { options: readonly FilterOption[] }) {
  const { title, options, active, choose } = props;
  const chosen = options.find((option) => active.some((filter) => filter.id === option.id));

  function pick(id: string) {
    const option = options.find((one) => one.id === id);
    if (option) choose((filters) => addFilter(filters, plain(option)));
    else if (chosen) choose((filters) => removeFilter(filters, chosen.id));
  }

  return (
    <OptionList
      legend={title}
      legendHidden
      value={chosen?.id ?? ''}
      onChange={pick}
      options={[
        { value: '', label: finderWords.anyMetabolic },
        ...options.map((option) => ({
          value: option.id,
          label: filterName(option),
          end: <Count option={option} />,
        })),
      ]}
    />
  );
}

/** How many products would be left. */
function Count({ option }: { option: FilterOption }) {
  return <span className={styles.count}>{option.remaining}</span>;
}

/** The filter itself, without the counts that change with every choice. */
function plain({ id, type, value, label }: FilterOption): Filter {
  return { id, type, value, label };
}
