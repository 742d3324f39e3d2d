import { anyOf } from '../language/any-of.ts';

/** Something has gone wrong with a person, now: nothing is looked up, the answer is to act. */
const EMERGENCIES: readonly RegExp[] = [
  // Signs and words of alarm.
  anyOf`
    chok(?:e|ed|ing)|aspirat(?:ed|ing|ion)
    (?:not|stopped|cant|cannot|difficulty|trouble|struggling|hard) (?:to )?breath(?:e|ing)
    collapse[ds]?|collapsing|unresponsive|unconscious|anaphyla\w*|cyanos\w*|seizures?|fitting
    cardiac arrest
    (?:turn(?:ed|ing)|gone|going|went|is|are|and|lips) (?:\w+ )?(?:blue|grey)
    (?:floppy|limp|unrousable|passed out|blacked out)
    (?:severe|serious|bad|acute|adverse|allergic) (?:allergic )?(?:reaction|event)
    (?:having|had|has had) an? (?:\w+ )?reaction
    (?:lips?|tongue|face|throat) (?:is |are )?(?:swelling|swollen)
    (?:swollen|swelling|tingling|numb) (?:\w+ ){0,2}(?:lips?|tongue|face|throat|mouth)
    overdose[d]?|emergency now|999|112 now|burning smell
  `,
  // Swallowed what was not meant to be, or by the one it was not meant for.
  anyOf`
    (?:swallowed|ate|inhaled|eaten|drank|drunk|given|gave|took|taken|connected|fed)\b.*\b(?:by (?:mistake|accident)|accidentally|dry powder|wrong (?:person|patient|baby|child|tube|line|way))
    (?:accidentally|mistakenly) (?:\w+ )?(?:swallowed|ate|inhaled|drank|gave|given|took|fed|connected)
    (?:swallowed|ate|inhaled|eaten) (?:the |some |dry )*(?:powder|thickener|thickening)
  `,
  // The feed is in a vein or in the lungs, or the tube is not where it was.
  anyOf`
    (?:in|into|to|down|through|via) (?:the |a |an |his |her |my |their )*(?:vein|cannula|picc|central line|iv|drip|lungs?|chest|windpipe|airway)
    given (?:iv|intravenously)
    (?:tube|peg|button|ng|ngt|njt?|rig|jej) (?:(?:is|was|has|had|just|half|partly|got|been|come|came|comes|coming|fell|fallen|falling|pulled|slipped|popped) )*(?:out(?! of (?:stock|date))|dislodged|displaced|misplaced|migrated)
    (?:pulled|yanked|pulling|dislodged|displaced|misplaced) (?:\w+ ){0,4}(?:tube|peg|button|ng|ngt|njt?|rig)
  `,
];

/** "Never into a vein" and "aspiration risk" are asked about; "gone into the vein" is told. */
const ASKED_ABOUT = anyOf`
  (?:can|could|may|should|is it|are they|ok|safe|risks? of|prevent\w*) (?:\w+ ){0,5}(?:vein|iv|intravenously|aspiration|cannula|reaction)
  (?:choking|aspiration) (?:risks?|hazards?|policy|guidance|training)
`;

export const isEmergency = (text: string): boolean =>
  EMERGENCIES.some((pattern) => pattern.test(text)) && !ASKED_ABOUT.test(text);
