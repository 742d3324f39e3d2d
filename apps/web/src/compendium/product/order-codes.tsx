import type { ProductCode } from '@dietetic/catalogue';
import { productWords, productPageWords } from '@dietetic/content';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { groupDigits } from './group-digits.ts';
import { formatSize } from '../facts/format-size.ts';
import styles from './order-codes.module.css';

/** Codes in groups for the eye, copied without the gaps. */
export function OrderCodes({ codes }: { codes: readonly ProductCode[] }) {
  if (codes.length === 0) return null;
  return (
    <Sheet as="section" aria-label={productWords.codes}>
      <h2 className="lead below-2">{productWords.codes}</h2>
      <CodeList codes={codes} />
    </Sheet>
  );
}

/** The codes of each flavour and pack, each with its button. */
export function CodeList({ codes }: { codes: readonly ProductCode[] }) {
  return (
    <ul className={styles.packs}>
      {codes.map((code) => (
        <li key={code.productName}>
          <p className="quiet any-width">{formatSize(code.productName)}</p>
          <dl className={`flex wrap ${styles.codes}`}>
            <Code name={productWords.pipCode} code={code.pipCode} of={code.productName} />
            <Code name={productWords.orderCode} code={code.orderCode} of={code.productName} />
            <Code name={productWords.gmsCode} code={code.gmsCode} of={code.productName} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Code({ name, code, of }: { name: string; code: string; of: string }) {
  if (code === '') return null;
  return (
    <div className={styles.code}>
      <dt className="quiet above-2">{name}</dt>
      <dd className="row">
        <span className={`lead bold ${styles.digits}`}>{groupDigits(code)}</span>
        <CopyButton text={code} words={productPageWords} what={`${name}, ${of}`} />
      </dd>
    </div>
  );
}
