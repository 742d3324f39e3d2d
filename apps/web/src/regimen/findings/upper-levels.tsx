import { productFindingWords as say } from '@dietetic/content';
import { type Finding as FindingData, nutrientNameOf } from '@dietetic/regimen';
import { reopenKeptFinding, keepFinding } from '#session/findings.ts';
import { Button } from '#ui/button/button.tsx';
import { Finding, KeptFinding } from '#ui/finding/finding.tsx';
import { useFocusAfterAnswer } from './focus-after-answer.ts';

type Props = { findings: readonly { finding: FindingData; isKept: boolean }[] };

/** Vitamins and minerals above the upper level for age: asked together, each with its figures, and named together once kept. */
export function UpperLevels({ findings }: Props) {
  const open = findings.filter(({ isKept }) => !isKept).map(({ finding }) => finding);
  const kept = findings.filter(({ isKept }) => isKept).map(({ finding }) => finding);
  const place = useFocusAfterAnswer<HTMLDivElement>(open.length);
  if (findings.length === 0) return null;
  const keptNames = say.aboveUpperLevels(kept.map(nutrientNameOf)).replace(/\.$/, '');
  return (
    <div ref={place} className="stack gap-2 shrinks">
      {open.length > 0 && (
        <Finding
          severity="ask"
          title={open.length === 1 ? open[0]?.message : say.aboveUpperLevels(open.map(nutrientNameOf))}
          actions={
            <Button size="small" variant="secondary" onClick={() => keepFinding(...open)}>
              {say.keep}
            </Button>
          }
        >
          {open.length > 1 && open.map(({ message }) => <p key={message}>{message}</p>)}
        </Finding>
      )}
      {kept.length > 0 && (
        <KeptFinding onUndo={() => kept.forEach(reopenKeptFinding)} what={keptNames}>
          {say.kept(keptNames)}.
        </KeptFinding>
      )}
    </div>
  );
}
