import type { AnyProduct } from '@dietetic/catalogue';

/** A choice the list starts from without being asked, such as the patient's age inside the regimen. */
export type ListPreset = {
  /** On its chip. */
  label: string;
  /** The same, with how many it leaves out. */
  labelWithout: (count: number) => string;
  liftLabel: string;
  /** On the button that brings it back once it is lifted. */
  restoreLabel: string;
  /** How many it leaves out, in words. */
  outside: (count: number) => string;
  isOn: boolean;
  /** The same function as long as it keeps the same products. */
  keeps: (product: AnyProduct) => boolean;
  onChange: (isOn: boolean) => void;
};
