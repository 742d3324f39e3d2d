import { type Filter, removeFilter } from '@dietetic/catalogue';
import { productListWords, finderWords } from '@dietetic/content';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Chip, ChipRow } from '#ui/chip/chip.tsx';
import { chipName } from './filter-words.ts';
import type { ListPreset } from './list-preset.ts';
import styles from './product-finder.module.css';

type FilterChipsProps = {
  active: readonly Filter[];
  onChange: (active: readonly Filter[]) => void;
  preset: ListPreset | undefined;
  /** How many products the preset leaves out; 0 where that is said elsewhere. */
  outsidePreset: number;
};

/** What shortens the list, each with its way to take it off. */
export function FilterChips({ active, onChange, preset, outsidePreset }: FilterChipsProps) {
  const box = useRef<HTMLDivElement>(null);
  const isOn = preset?.isOn;
  const before = useRef(isOn);
  // The pressed chip is gone: the focus moves to Undo, which takes its place.
  useEffect(() => {
    if (before.current === isOn) return;
    before.current = isOn;
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [isOn]);
  if (active.length === 0 && preset === undefined) return null;
  return (
    <div ref={box} className={`row wrap ${styles.chips}`}>
      {preset?.isOn === false && (
        <Button variant="quiet" size="small" onClick={() => preset.onChange(true)}>
          {preset.restoreLabel}
        </Button>
      )}
      {(active.length > 0 || preset?.isOn === true) && (
        <ChipRow label={finderWords.activeFilters}>
          {preset?.isOn === true && (
            <Chip
              label={outsidePreset > 0 ? preset.labelWithout(outsidePreset) : preset.label}
              removeLabel={preset.liftLabel}
              onRemove={() => preset.onChange(false)}
            />
          )}
          {active.map((filter) => (
            <Chip
              key={filter.id}
              label={chipName(filter)}
              removeLabel={productListWords.removeFilter(chipName(filter))}
              onRemove={() => onChange(removeFilter(active, filter.id))}
            />
          ))}
        </ChipRow>
      )}
    </div>
  );
}
