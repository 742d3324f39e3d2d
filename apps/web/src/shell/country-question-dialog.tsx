import type { Country } from '@dietetic/catalogue';
import type { CountryChangeEffects } from '@dietetic/regimen';
import { formatQuantity } from '@dietetic/clinical';
import { countryChangeWords as say, energyMethodWords, proteinMethodWords } from '@dietetic/content';
import { answerCountryQuestion } from '#session/country-change.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FactList } from '#ui/result-card/working-table.tsx';
import styles from './country-question-dialog.module.css';

type Question = { to: Country; effects: CountryChangeEffects };

/** Names what changes in the regimen in progress before anything does (decision 014). */
export default function CountryQuestionDialog({ question }: { question: Question }) {
  const { to, effects } = question;
  return (
    <Dialog
      onClose={() => answerCountryQuestion(false)}
      title={say.title(to)}
      footer={
        <>
          <Button variant="secondary" onClick={() => answerCountryQuestion(false)}>
            {say.cancel}
          </Button>
          <Button onClick={() => answerCountryQuestion(true)}>{say.accept}</Button>
        </>
      }
    >
      <p>{say.text}</p>
      {effects.methods.length > 0 && (
        <>
          <h3 className={`body bold ${styles.part}`}>{say.methods}</h3>
          <ul className={`grid gap-1 ${styles.list}`}>
            {effects.methods.map(({ of, from, to: instead }) => (
              <li key={of}>
                {say.method(of, nameOf(of, from), instead === null ? say.noMethod : nameOf(of, instead))}
              </li>
            ))}
          </ul>
        </>
      )}
      {effects.results.length > 0 && (
        <>
          <h3 className={`body bold ${styles.part}`}>{say.results}</h3>
          <FactList
            facts={effects.results.map(({ of, from, to: after }) => ({
              id: of,
              label: say.requirement[of],
              value: (
                <>
                  {written(of, from)} {say.becomes} <b>{written(of, after)}</b>
                </>
              ),
            }))}
          />
        </>
      )}
      {effects.droppedProducts.length > 0 && (
        <>
          <h3 className={`body bold ${styles.part}`}>{say.products}</h3>
          <ul className={`grid gap-1 ${styles.list}`}>
            {effects.droppedProducts.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

const nameOf = (of: 'energy' | 'protein', method: string): string =>
  (of === 'energy' ? energyMethodWords : proteinMethodWords)(method).name;

const written = (of: 'energy' | 'protein' | 'fluid', value: number | null): string =>
  value === null ? say.notCalculated : formatQuantity(of, value).text;
