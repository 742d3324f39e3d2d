import {
  addFilter,
  type Filter,
  type FilterGroup,
  type FilterOption,
  removeFilter,
} from '@dietetic/catalogue';
import { filterWords } from '@dietetic/content';
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

export function FilterPanel({ groups, active, onChange, headingLevel }: FilterPanelProps) {
  return (
    <div className={styles.panel}>
      {groups.map((group) => {
        const chosen = active.filter((filter) => filter.type === group.type);
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
                <SingleChoice title={title} options={group.options} active={active} onChange={onChange} />
              ) : (
                <ManyChoices title={title} group={group} active={active} onChange={onChange} />
              )}
            </Disclosure>
          </div>
        );
      })}
    </div>
  );
}

type ChoicesProps = Pick<FilterPanelProps, 'active' | 'onChange'> & { title: string };

function ManyChoices({ title, group, active, onChange }: ChoicesProps & { group: FilterGroup }) {
  return (
    <fieldset className={styles.choices} aria-label={title}>
      {group.type === 'allergens' && <p className={styles.hint}>{filterWords.allergenHelp}</p>}
      {group.options.map((option) => (
        <Checkbox
          key={option.id}
          label={filterName(option)}
          end={<Count option={option} />}
          checked={active.some((filter) => filter.id === option.id)}
          onChange={(checked) =>
            onChange(checked ? addFilter(active, plain(option)) : removeFilter(active, option.id))
          }
        />
      ))}
    </fieldset>
  );
}

function SingleChoice(props: ChoicesProps & { options: readonly FilterOption[] }) {
  const { title, options, active, onChange } = props;
  const chosen = options.find((option) => active.some((filter) => filter.id === option.id));

  function choose(id: string) {
    const option = options.find((one) => one.id === id);
    if (option) onChange(addFilter(active, plain(option)));
    else if (chosen) onChange(removeFilter(active, chosen.id));
  }

  return (
    <OptionList
      legend={title}
      legendHidden
      value={chosen?.id ?? ''}
      onChange={choose}
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
