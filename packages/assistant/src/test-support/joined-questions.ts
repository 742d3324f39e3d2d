import { answerText, type Answer } from '../answers/answer.ts';
import { plain } from './dialogue.ts';

// Messages of several questions, put together of single ones that are answered right: together they tell what each tells.

/** A question of one product in full, what of it is left when the product has been named, and the same in a word or two. */
const QUESTIONS: readonly (readonly [full: string, after: string, bare: string])[] = [
  ['how much protein is in P', 'how much protein is in it', 'protein'],
  ['what is the potassium content of P', 'whats the potassium', 'potassium'],
  ['is P gluten free', 'is it gluten free', 'any gluten'],
  ['does P contain milk', 'does it have milk in it', 'contains milk'],
  ['is P halal', 'is it halal', 'halal'],
  ['what age is P for', 'from what age', 'min age'],
  ['what sizes does P come in', 'what size does it come in', 'packs'],
  ['shelf life of P', 'whats its shelf life', 'shelf life'],
  ['how long does P keep once opened', 'how long is it good for once opened', 'how long once opened'],
  ['is P a powder or a liquid', 'is it a powder or a liquid', 'powder or liquid'],
  ['pip code for P', 'whats the pip code', 'pip code'],
  ['is P available in Ireland', 'do they sell it in Ireland', 'sold in Ireland'],
];
const NAMES = [
  ['Dalesip Mini', 'the penne'],
  ['Tarnvane Peptide', 'dalesip juice'],
  ['Nephrane Infant and Child', 'Tarnvane Standard'],
  ['the loaf', 'Cradlemere Amino'],
  ['Orrimel GSD Starch', 'the egg replacer'],
  ['lumeket 4:1 liquid', 'Addimere Carb'],
] as const;
const JOINS = [
  ' and ',
  ', ',
  '? ',
  ' also ',
  '. oh and ',
  '\n',
  ' btw ',
  ", and while you're at it ",
  ' & ',
  '; ',
];
const AROUND: readonly ((message: string) => string)[] = [
  (message) => message,
  (message) => `${message} thanks a mill`,
  (message) => `quick one - ${message}`,
  (message) => `I'm covering the ward today. ${message}`,
];

const nth = <T>(all: readonly T[], at: number): T => all[at % all.length] as T;

/** A message, and the questions that it asks, each in full. */
export type JoinedQuestion = { message: string; asks: readonly string[] };

/** Each pair of questions in some way of joining them: about one product, said before, between or after, and about two. */
export function joinedQuestions(): JoinedQuestion[] {
  const pairs = QUESTIONS.flatMap((one, at) =>
    QUESTIONS.flatMap((other, place) => (at === place ? [] : [[one, other] as const])),
  );
  return pairs.flatMap(([one, other], at) => {
    const [name, another] = nth(NAMES, at);
    const join = nth(JOINS, at);
    const around = nth(AROUND, at * 3 + Math.floor(at / 5));
    const of = (question: string, which: string = name) => question.replace('P', () => which);
    const third = nth(QUESTIONS, at * 5 + 2);
    const ways: readonly JoinedQuestion[] = [
      { message: of(one[0]) + join + other[1], asks: [of(one[0]), of(other[0])] },
      { message: `${name}: ${one[2]}, ${other[2]}`, asks: [of(one[0]), of(other[0])] },
      { message: `${one[2]} and ${of(other[0])}`, asks: [of(one[0]), of(other[0])] },
      {
        message: [of(one[0]), other[1], ...(third === one || third === other ? [] : [third[1]])].join(join),
        asks: [of(one[0]), of(other[0]), of(third[0])],
      },
      { message: of(one[0]) + join + of(other[0], another), asks: [of(one[0]), of(other[0], another)] },
      {
        message: `${name} and ${another}: ${one[2]}, ${other[2]}`,
        asks: [one[0], other[0]].flatMap((question) => [of(question), of(question, another)]),
      },
    ];
    const { message, asks } = nth(ways, at + Math.floor(at / ways.length));
    return [{ message: around(message), asks }];
  });
}

/** What an answer to one question tells: its first line, or the rows of its figures, whatever they are measured by. */
export function toldBy(answer: Answer): readonly string[] {
  const rows = answer.parts.flatMap((part) =>
    part.kind === 'values' ? part.values.map(({ product, nutrient }) => `${product}: ${nutrient} `) : [],
  );
  const isOfAForm = answer.intent === 'product.info';
  const [first = ''] = plain(answerText(answer)).split('\n');
  return rows.length > 0 && !isOfAForm ? rows : [first.replace(/^(?:Yes|No)[.,] /u, '')];
}
