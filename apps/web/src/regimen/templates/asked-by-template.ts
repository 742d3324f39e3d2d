import type { AnyProduct } from '@dietetic/catalogue';
import type { Assessment, Finding, RegimenState, TemplatePlan } from '@dietetic/regimen';
import { applyTemplate, askedByChange, isOfWholePlan } from '@dietetic/regimen';

/** What adding a template's products has to be asked about: of the products one by one, and of the day with them all. */
export function askedByTemplate(
  regimen: RegimenState,
  plan: TemplatePlan,
  context: { assessment: Assessment; catalogue: readonly AnyProduct[] },
): { ofProducts: Finding[]; ofPlan: Finding[] } {
  const ids = plan.add.map(({ product }) => product.id);
  const asked = askedByChange(regimen, applyTemplate(regimen, plan), ids, context);
  return {
    ofProducts: asked.filter((finding) => !isOfWholePlan(finding)),
    ofPlan: asked.filter(isOfWholePlan),
  };
}
