import { SAVE_APP_INSTRUCTIONS, type SaveAppPlatform, saveAppWords } from '@dietetic/content';
import { Download } from 'lucide-react';
import { useSaveApp } from '#session/install.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import styles from './save-app.module.css';
import { SaveAppDrawing } from './save-app-drawing.tsx';
import { SupportPage } from './support-page.tsx';

/** Every device and browser with steps of its own, in the order they are listed for the others. */
const KNOWN: readonly SaveAppPlatform[] = [
  'ios-safari',
  'android-chrome',
  'android-samsung',
  'android-other',
  'desktop-chrome',
  'in-app-browser',
];

/** The browser's own offer where there is one, else the steps for this device (J-03). */
export default function SaveAppScreen({ inSupport }: { inSupport: boolean }) {
  const { platform, canInstall, install } = useSaveApp();
  return (
    <SupportPage title={saveAppWords.title} inSupport={inSupport} intro={<p>{saveAppWords.intro}</p>}>
      {canInstall && (
        <div>
          <Button icon={<Download />} onClick={() => void install()}>
            {saveAppWords.install}
          </Button>
        </div>
      )}
      {platform === 'unsupported' && !canInstall && (
        <Notice kind="attention">{saveAppWords.unsupported}</Notice>
      )}
      {platform === 'installed' && <Notice kind="done">{saveAppWords.installed}</Notice>}
      {KNOWN.includes(platform) && <Steps platform={platform} />}
      <Disclosure summary={saveAppWords.otherDevices} headingLevel={2} look="card">
        <div className={`grid gap-3 ${styles.others}`}>
          {KNOWN.filter((other) => other !== platform).map((other) => (
            <Steps key={other} platform={other} headingLevel={3} />
          ))}
        </div>
      </Disclosure>
    </SupportPage>
  );
}

function Steps({ platform, headingLevel = 2 }: { platform: SaveAppPlatform; headingLevel?: 2 | 3 }) {
  const { title, steps } = SAVE_APP_INSTRUCTIONS[platform];
  const Heading = `h${headingLevel}` as const;
  return (
    <Sheet as="section" aria-labelledby={`save-${platform}`} tone={headingLevel === 2 ? 'sheet' : 'well'}>
      <Heading id={`save-${platform}`} className={styles.title}>
        {title}
      </Heading>
      <ol className={`grid gap-3 above-3 ${styles.steps}`}>
        {steps.map((step, index) => (
          <li key={step} className="grid middle gap-4">
            <SaveAppDrawing platform={platform} step={index} />
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
