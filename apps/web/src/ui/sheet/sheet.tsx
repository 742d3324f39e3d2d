import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './sheet.module.css';

type SheetElement = 'div' | 'section' | 'article' | 'aside' | 'form';
type SheetProps<E extends SheetElement> = {
  as?: E;
  pad?: 'none' | 'small' | 'normal';
  tone?: 'sheet' | 'well';
} & Omit<ComponentPropsWithRef<E>, 'as'>;

/** The white surface where values are read and typed. */
export function Sheet<E extends SheetElement = 'div'>(props: SheetProps<E>) {
  const { as, pad = 'normal', tone = 'sheet', className, ...rest } = props as SheetProps<'div'>;
  const Element = (as ?? 'div') as 'div';
  return (
    <Element
      className={classNames('card', styles.sheet, styles[tone], pad !== 'none' && styles[pad], className)}
      {...rest}
    />
  );
}
