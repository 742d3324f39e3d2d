import { anyOf } from '../language/any-of.ts';
import type { Cue } from './product-cues.ts';

/** What a message without a product can ask that is not in the FAQs. */
export const WITHOUT_A_PRODUCT: readonly Cue[] = [
  [
    'request.resource',
    anyOf`
      scoop charts?|dilution guides?|dilution charts?|gms (?:code )?list|code list|compendium
      data ?cards?|complete volumes?|volumes? chart|reference list|references|peng|pocket guide
      resource centre team|monitoring guide|micronutrient (?:monitoring|guide)
      who is (?:in|on) the team|documents?|downloads?|pdfs?|leaflets?|brochure|booklet
    `,
  ],
  [
    'contact.human',
    anyOf`
      (?:talk|speak|chat) (?:to|with)|bank holidays?|are you there
      (?:report|return|complain about) (?:a |an |the )?(?:\w+ )?(?:fault\w*|problem|defect\w*|damaged|leaking|mouldy|swollen)
      (?<!(?:my|this|the|your|work|a|another|new) )phone
      telephone|phone (?:number|no|line)|by phone|tel|call|ring|customer services?|who can help
      number (?:for|to)
      (?:e ?mail|contact) (?:for|details)
      enquir\w*|quer(?:y|ies) (?:line|in|about)
      who (?:do|can|should) i (?:ask|call|phone|ring|email|contact)
      contact|your (?:e ?mail|address)|(?:the|your|a|our|local) rep|reps?$
      (?:e ?mail) (?:you|us|address|someone|(?:the|your) (?:team|centre|desk))
      chat experts?|helpline|get in touch|reach you|customer (?:service|care)|opening (?:hours|times)
      (?:opening|office|support|working|your|phone|chat|what|which) hours
      hours (?:are you|of opening|today|tomorrow)
      ^hours$|(?:live |web )?chat
      (?:line|desk|centre|office|you) (?:is )?(?:open|closed?)
      open (?:on|at|today|tomorrow|now)|weekends?|when (?:are|do) you (?:open|close)|support line
      complain\w*|human|real person|rep visit|fax
    `,
  ],
];

/** What is asked about the app itself. */
export const APP_HELP = anyOf`
  regimens?|calculator|calculators|bmr|worked out|my tablet|ipad|iphone|android|calculate
  calculation|app|home ?screen|install|notifications?|push|offline|region|country
  switch (?:to )?(?:uk|ireland)|compare products|comparison|report|print|export|filter|filters
  search for products|update products|updates?|sync|privacy|terms|cookies?|data protection
  feedback|academy|training|webinar|course|login|log in|sign in|password|wi ?fi|internet
  (?:airplane|aeroplane|flight) mode|signal|delete|wipe|phone|device|pages?|screen|blank|crash\w*
  loading|account|version|reset|clear (?:my )?data|onboarding|equation|equations|henry|schofield
  mifflin|harris|penn state|faqs?
`;
