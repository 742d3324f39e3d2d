import type { Answer, AnswerPart, AnswerSource, AnswerValue, ProductRow } from '@dietetic/assistant';
import { simWords } from '@dietetic/content';
import { classNames } from '#ui/class-names/class-names.ts';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { NotStated, Quantity } from '#ui/quantity/quantity.tsx';
import { tableClass, TableScroll } from '#ui/table/table.tsx';
import styles from './answer-view.module.css';
import { AnswerLinkView } from './in-app-link.tsx';

/** One answer of Sim: its parts in order, where they come from, and where they lead. */
export function AnswerView({ answer }: { answer: Answer }) {
  // The parts of an answer never change their order.
  const parts = answer.parts.map((part, index) =>
    answer.intent === 'urgent' && part.kind === 'text' ? (
      <Urgent key={index} text={part.text} />
    ) : (
      <Part key={index} part={part} />
    ),
  );
  return (
    <>
      {answer.intent === 'urgent' ? (
        <div className={`grid gap-2 on-sheet round-2 ${styles.urgent}`}>{parts}</div>
      ) : (
        parts
      )}
      {answer.sources.length > 0 && <Sources sources={answer.sources} />}
      {answer.links.length > 0 && (
        <ul className={`flex wrap ${styles.links}`}>
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

/** The numbers of the ambulance are found, and called, before anything else is read. */
function Urgent({ text }: { text: string }) {
  return (
    <p>
      {text.split(/\b(999|112)\b/).map((part, index) =>
        index % 2 === 1 ? (
          <a key={index} href={`tel:${part}`} className={styles.call}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
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
          {part.title !== '' && <p className="medium">{part.title}</p>}
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
    <dl className={`wide round-1 lined ${styles.values}`}>
      {values.map((value) => {
        const names = [hasSeveralProducts ? value.product : '', hasSeveralNutrients ? value.nutrient : ''];
        const label = [...names.filter((name) => name !== ''), value.basis]
          .filter((text) => text !== '')
          .join(', ');
        return (
          <div
            className="flex wrap between baseline"
            key={`${value.productId} ${value.nutrient} ${value.basis} ${value.unit}`}
          >
            <dt className="soft">{label === '' ? value.nutrient : label}</dt>
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
      <ul className={`round-1 lined ${styles.products}`}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className="medium">
              <AnswerLinkView link={{ label: row.name, href: `/products/${row.id}/` }} />
            </span>
            <span className={`quiet flex wrap ${styles.facts}`}>
              {row.values.map((value) => (
                <span key={`${value.nutrient} ${value.basis}`}>
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

const BASIS = / \(([^()]+)\)$/;

/** Products side by side; what all their figures are of is said once, in the corner. */
function Table({ part }: { part: Extract<AnswerPart, { kind: 'table' }> }) {
  const bases = new Set(part.columns.map((column) => BASIS.exec(column)?.[1]));
  const [basis] = bases.size === 1 ? bases : [];
  return (
    <TableScroll label={part.caption}>
      <table
        className={classNames(tableClass, styles.compared)}
        style={{ '--products': part.columns.length }}
      >
        <thead>
          <tr>
            <th scope="col">{basis ?? <Hidden>{simWords.compared}</Hidden>}</th>
            {part.columns.map((column) => (
              <th key={column} scope="col">
                {basis === undefined ? column : column.replace(BASIS, '')}
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
