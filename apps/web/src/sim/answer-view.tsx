import type { Answer, AnswerPart, AnswerSource, AnswerValue, ProductRow } from '@dietetic/assistant';
import { simWords } from '@dietetic/content';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { NotStated, Quantity } from '#ui/quantity/quantity.tsx';
import { tableClass, TableScroll } from '#ui/table/table.tsx';
import styles from './answer-view.module.css';
import { AnswerLinkView } from './in-app-link.tsx';

/** One answer of Sim: its parts in order, where they come from, and where they lead. */
export function AnswerView({ answer }: { answer: Answer }) {
  return (
    <>
      {answer.parts.map((part, index) => (
        // The parts of an answer never change their order.
        <Part key={index} part={part} />
      ))}
      {answer.sources.length > 0 && <Sources sources={answer.sources} />}
      {answer.links.length > 0 && (
        <ul className={styles.links}>
          {answer.links.map((link) => (
            <li key={link.href}>
              <AnswerLinkView link={link} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Part({ part }: { part: AnswerPart }) {
  switch (part.kind) {
    case 'text':
      return <p>{part.text}</p>;
    case 'values':
      return <Values values={part.values} />;
    case 'list':
      return (
        <div>
          {part.title !== '' && <p className={styles.listTitle}>{part.title}</p>}
          <ul className={styles.list}>
            {part.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      );
    case 'products':
      return <Products rows={part.rows} more={part.more} />;
    case 'table':
      return <Table part={part} />;
  }
}

/** The basis at the left, the number at the right; the nutrient or product is named where there are several. */
function Values({ values }: { values: readonly AnswerValue[] }) {
  const hasSeveralNutrients = new Set(values.map((value) => value.nutrient)).size > 1;
  const hasSeveralProducts = new Set(values.map((value) => value.productId)).size > 1;
  return (
    <dl className={styles.values}>
      {values.map((value) => {
        const names = [hasSeveralProducts ? value.product : '', hasSeveralNutrients ? value.nutrient : ''];
        const label = [...names.filter((name) => name !== ''), value.basis]
          .filter((text) => text !== '')
          .join(', ');
        return (
          <div key={`${value.productId} ${value.nutrient} ${value.basis} ${value.unit}`}>
            <dt>{label === '' ? value.nutrient : label}</dt>
            <dd>
              <Amount value={value} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Amount({ value }: { value: AnswerValue }) {
  if (!value.isNumber) return <NotStated>{value.shown}</NotStated>;
  return <Quantity value={value.shown} unit={value.unit} size="lead" />;
}

function Products({ rows, more }: { rows: readonly ProductRow[]; more: number }) {
  return (
    <>
      <ul className={styles.products}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className={styles.name}>
              <AnswerLinkView link={{ label: row.name, href: `/products/${row.id}/` }} />
            </span>
            <span className={styles.facts}>
              {row.values.map((value) => (
                <span key={value.nutrient}>
                  {value.nutrient}{' '}
                  {value.isNumber ? (
                    <Quantity value={value.shown} unit={`${value.unit} ${value.basis}`} plain />
                  ) : (
                    value.shown
                  )}
                </span>
              ))}
              {row.note !== '' && <span>{row.note}</span>}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet">{simWords.moreProducts(more)}</p>}
    </>
  );
}

function Table({ part }: { part: Extract<AnswerPart, { kind: 'table' }> }) {
  return (
    <TableScroll label={part.caption}>
      <table className={tableClass}>
        <thead>
          <tr>
            <th scope="col">
              <Hidden>{simWords.compared}</Hidden>
            </th>
            {part.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {row.cells.map((cell, index) => (
                <td key={part.columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Sources({ sources }: { sources: readonly AnswerSource[] }) {
  return (
    <p className="quiet">
      {sources.length === 1 ? simWords.source : simWords.sources}:{' '}
      {sources.map((source, index) => (
        <span key={source.text}>
          {index > 0 && '; '}
          {source.kind === 'faq' && source.url !== null ? (
            <ExternalLink href={source.url}>{source.text}</ExternalLink>
          ) : (
            source.text
          )}
        </span>
      ))}
    </p>
  );
}
