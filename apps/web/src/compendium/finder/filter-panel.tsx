import {
  addFilter,
  type Filter,
  type FilterGroup,
  type FilterOption,
  removeFilter,
} from '@dietetic/catalogue';
import { filterWords, finderWords } from '@dietetic/content';
import { memo, startTransition, useCallback, useLayoutEffect, useOptimistic, useRef } from 'react';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { OptionList } from '#ui/option-list/option-list.tsx';
import { filterName, GROUP_NAMES } from './filter-words.ts';
import styles from './filter-panel.module.css';

type FilterPanelProps = {
  groups: readonly FilterGroup[];
  active: readonly Filter[];
  onChange: (active: readonly Filter[]) => void;
};

/** The two groups most are looked for by stand open. */
const OPEN = new Set(['age', 'category']);

/** A tick shows at once; the list and what else follows from it come as soon as there is time for them. */
export function FilterPanel({ groups, active, onChange }: FilterPanelProps) {
  // Two ticks may be nearer together than the list that follows from the first. Set with the drawing and not after
  // it: a tick that came in between would be forgotten by the next.
  const latest = useRef(active);
  useLayoutEffect(() => {
    latest.current = active;
  }, [active]);
  const choose = useCallback(
    (changed: (filters: readonly Filter[]) => readonly Filter[]) => {
      latest.current = changed(latest.current);
      onChange(latest.current);
    },
    [onChange],
  );
  return (
    <div>
      {groups.map((group) => {
        const chosen = active.filter((filter) => filter.type === group.type);
        const title = GROUP_NAMES[group.type];
        return (
          <div key={group.type} className={styles.group}>
            <Disclosure
              summary={title}
              headingLevel={3}
              end={
                chosen.length === 0
                  ? group.type === 'allergens'
                    ? finderWords.noneLeftOut
                    : finderWords.anyOf
                  : finderWords.chosen(chosen.length)
              }
              defaultOpen={OPEN.has(group.type) || chosen.length > 0}
            >
              {group.choice === 'single' ? (
                <SingleChoice title={title} options={group.options} active={active} choose={choose} />
              ) : (
                <ManyChoices title={title} group={group} active={active} choose={choose} />
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
    <fieldset className="grid" aria-label={title}>
      {group.type === 'allergens' && <p className={`quiet ${styles.hint}`}>{filterWords.allergenHelp}</p>}
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

/** Memoised, and rendered before the rest of the page: there are dozens of them. */
const FilterBox = memo(function FilterBox({ option, checked, choose }: FilterBoxProps) {
  const [isTicked, tick] = useOptimistic(checked);
  return (
    <Checkbox
      label={filterName(option)}
      end={<Count option={option} />}
      checked={isTicked}
      onChange={(isOn) =>
        startTransition(() => {
          tick(isOn);
          choose((active) => (isOn ? addFilter(active, plain(option)) : removeFilter(active, option.id)));
        })
      }
    />
  );
});

function SingleChoice(props: ChoicesProps & { options: readonly FilterOption[] }) {
  const { title, options, active, choose } = props;
  const chosen = options.find((option) => active.some((filter) => filter.id === option.id));
  const [shown, show] = useOptimistic(chosen?.id ?? '');

  function pick(id: string) {
    const option = options.find((one) => one.id === id);
    startTransition(() => {
      show(id);
      if (option) choose((filters) => addFilter(filters, plain(option)));
      else choose((filters) => removeFilter(filters, shown));
    });
  }

  return (
    <OptionList
      legend={title}
      legendHidden
      value={shown}
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
