import type { AnyProduct } from '@dietetic/catalogue';
import type { Assessment, Finding, RegimenState, TemplatePreview } from '@dietetic/regimen';
import { applyTemplate, findingsOfChange, isAboutWholePlan } from '@dietetic/regimen';

/** What adding a template's products has to be asked about: of the products one by one, and of the day with them all. */
export function findingsOfTemplate(
  regimen: RegimenState,
  plan: TemplatePreview,
  context: { assessment: Assessment; catalogue: readonly AnyProduct[] },
): { ofProducts: Finding[]; ofPlan: Finding[] } {
  const ids = plan.add.map(({ product }) => product.id);
  const asked = findingsOfChange(regimen, applyTemplate(regimen, plan), ids, context);
  return {
    ofProducts: asked.filter((finding) => !isAboutWholePlan(finding)),
    ofPlan: asked.filter(isAboutWholePlan),
  };
}
