export { createAssistant, prepareAssistant } from './assistant.ts';
export { methodFacts } from './methods/method-facts.ts';
export {
  answerText,
  type Answer,
  type AnswerLink,
  type AnswerPart,
  type AnswerSource,
  type AnswerValue,
  type ProductRow,
} from './answers/answer.ts';
export type { AssistantOptions } from './answers/draft.ts';
export { faqIndex } from './faqs/faq-index.ts';
export { outsideParser } from './outside-parser.ts';
export { deviceAssistant, type ChatAssistant } from './plug-in.ts';
