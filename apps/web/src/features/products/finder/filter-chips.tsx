import { type Filter, removeFilter } from '@dietetic/catalogue';
import { productListWords } from '@dietetic/content';
import { Chip, ChipRow } from '#ui/chip/chip.tsx';
import { finderWords } from '../words.ts';
import { chipName } from './filter-words.ts';

type FilterChipsProps = { active: readonly Filter[]; onChange: (active: readonly Filter[]) => void };

export function FilterChips({ active, onChange }: FilterChipsProps) {
  if (active.length === 0) return null;
  return (
    <ChipRow label={finderWords.activeFilters}>
      {active.map((filter) => (
        <Chip
          key={filter.id}
          label={chipName(filter)}
          removeLabel={productListWords.removeFilter(chipName(filter))}
          onRemove={() => onChange(removeFilter(active, filter.id))}
        />
      ))}
    </ChipRow>
  );
}
