import { type Draft, type Knowledge, PAGES, textPart } from './knowledge.ts';

const HANG_TIME = /hang/iu;

/** Three questions that can be answered from what is at hand. */
function suggestions(knowledge: Knowledge) {
  const product = knowledge.products.find(({ productAvailability }) => productAvailability === 'both');
  const faq = knowledge.faqs.find(({ question }) => HANG_TIME.test(question));
  return [
    ...(product === undefined
      ? []
      : [
          { label: `Protein in ${product.name}`, question: `How much protein is in ${product.name}?` },
          { label: 'Vegan products', question: 'Which products are vegan?' },
        ]),
    ...(faq === undefined ? [] : [{ label: faq.question, question: faq.question }]),
  ];
}

export function smallTalkAnswer(knowledge: Knowledge, text: string): Draft {
  const sentence = /thank|cheers|^ta$|great|perfect|brilliant/u.test(text)
    ? 'You are welcome. Anything else to look up?'
    : /bye|see you/u.test(text)
      ? 'Goodbye. The conversation is kept for this visit only.'
      : 'I am Sim, an automatic assistant. I look up products, codes, nutrition values and common questions.';
  return { intent: 'smalltalk', parts: [textPart(sentence)], choices: suggestions(knowledge) };
}

export function unknownAnswer(knowledge: Knowledge): Draft {
  return {
    intent: 'outOfScope',
    kind: 'unknown',
    parts: [
      textPart(
        'I do not know that. I look up products, codes, nutrition values and common questions about feeds.',
      ),
    ],
    links: [PAGES.contact, PAGES.faqs],
    choices: suggestions(knowledge),
  };
}
