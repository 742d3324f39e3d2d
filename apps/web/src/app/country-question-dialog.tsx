import type { Country } from '@dietetic/catalogue';
import { countryChangeWords } from '@dietetic/content';
import { answerCountryQuestion, type CountryChangeEffects } from '#state/session.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type Question = { to: Country; effects: CountryChangeEffects };

/** Names what the regimen in progress would lose before anything changes (decision 5.7). */
export default function CountryQuestionDialog({ question }: { question: Question }) {
  const { to, effects } = question;
  return (
    <Dialog
      open
      onClose={() => answerCountryQuestion(false)}
      title={countryChangeWords.title(to)}
      footer={
        <>
          <Button variant="secondary" onClick={() => answerCountryQuestion(false)}>
            {countryChangeWords.cancel}
          </Button>
          <Button onClick={() => answerCountryQuestion(true)}>{countryChangeWords.accept}</Button>
        </>
      }
    >
      <p>{countryChangeWords.text}</p>
      {effects.droppedProducts.length > 0 && (
        <p>{countryChangeWords.dropped(effects.droppedProducts.map(({ name }) => name))}</p>
      )}
    </Dialog>
  );
}
