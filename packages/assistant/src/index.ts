export { createAssistant, type Assistant } from './assistant.ts';
export {
  amountText,
  answerText,
  EMPTY_CONTEXT,
  INTENTS,
  type Answer,
  type AnswerContext,
  type AnswerKind,
  type AnswerLink,
  type AnswerPart,
  type AnswerSource,
  type AnswerValue,
  type Derivation,
  type Intent,
  type ProductRow,
} from './answers/answer.ts';
export type { AssistantOptions, Service, ServiceDesk, ServiceDocument } from './answers/knowledge.ts';
export { faqIndex, type AssistantFaq } from './faqs/faq-index.ts';
export { deviceAssistant, type ChatAssistant, type SessionAttributes } from './plug-in.ts';
