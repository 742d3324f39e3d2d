import type { Country } from '@dietetic/catalogue';
import {
  APP_VERSION,
  FEEDBACK_LINK,
  SITE,
  HOME_TILES,
  type HomeTile,
  homeWords,
  navigationWords,
  notificationWords,
  REGIMEN_STEP_WORDS,
  saveAppWords,
  supportWords,
} from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import {
  ArrowRight,
  ClipboardList,
  ExternalLink,
  FileDown,
  GraduationCap,
  MessageSquareText,
  PackageSearch,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { openAssistant } from '#session/assistant.ts';
import { useTextCountry } from '#session/session.ts';
import { useWorkInProgress } from '#session/work-in-progress.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { DevicePanel } from './device-panel.tsx';
import styles from './home.module.css';

const TILE_ICON: Record<HomeTile['id'], ReactNode> = {
  regimen: <ClipboardList />,
  products: <PackageSearch />,
  resources: <FileDown />,
  sim: <MessageSquareText />,
};

/** The pages that stand alone, under their own addresses; Support has the same ones under its own. */
const FOOT_LINKS = [
  { to: '/save-app', label: saveAppWords.title },
  { to: '/notifications', label: notificationWords.title },
  { to: '/contact-us', label: supportWords.contact },
  { to: '/terms', label: supportWords.terms },
  { to: '/privacy', label: supportWords.privacy },
] as const;

/** The start page: the four things the app does, the academy, and what this device holds. */
export function HomeScreen({ regimen }: Pick<TileProps, 'regimen'>) {
  const country = useTextCountry();
  return (
    <div className={`stack centre ${styles.home}`}>
      <section aria-labelledby="home-title">
        <h1 className="unseen" id="home-title" tabIndex={-1}>
          {homeWords.title}
        </h1>
        <ul className={`stack gap-3 ${styles.tiles}`}>
          {HOME_TILES.map((tile) => (
            <li key={tile.id} data-tile={tile.id}>
              <Tile tile={tile} regimen={regimen} />
            </li>
          ))}
        </ul>
        <Academy country={country} />
      </section>
      <aside>
        <DevicePanel />
        <footer className={`quiet row wrap touch any-width ${styles.foot}`}>
          {FOOT_LINKS.map(({ to, label }) => (
            <Link key={to} className="inline-row touch" to={to}>
              {label}
            </Link>
          ))}
          <a className="inline-row touch" href={FEEDBACK_LINK}>
            {homeWords.feedback}
          </a>
          <span>{homeWords.version(APP_VERSION)}</span>
        </footer>
      </aside>
    </div>
  );
}

type TileProps = {
  tile: HomeTile;
  /** Where a regimen begins, or goes on. */
  regimen: '/regimen' | '/regimen/enter-patient-details';
};

function Tile({ tile, regimen }: TileProps) {
  const goesOn = useWorkInProgress((work) => work.hasRegimen) && tile.id === 'regimen';
  const content = (
    <>
      <span className={`grid acts round-1 ${styles.icon}`}>{TILE_ICON[tile.id]}</span>
      <span className={styles.text}>
        <b>{goesOn ? homeWords.continueRegimen : tile.title}</b>
        <span className={`block soft ${styles.detail}`}>{tile.text}</span>
      </span>
      <ArrowRight className={`acts ${styles.go}`} />
      {tile.id === 'regimen' && <StepPath />}
    </>
  );
  if (tile.id === 'sim') {
    return (
      <button type="button" className={styles.tile} onClick={() => openAssistant()}>
        {content}
      </button>
    );
  }
  const to = ({ regimen, products: '/products', resources: '/resources' } as const)[tile.id];
  return (
    <Link to={to} className={tile.id === 'regimen' ? `${styles.tile} ${styles.lead}` : styles.tile}>
      {content}
    </Link>
  );
}

const STEPS = ['patient-details', 'energy', 'protein-fluid', 'products', 'report'] as const;

/** The five steps as graduations of the measure; a picture of what the tile says in words. */
function StepPath() {
  return (
    <span className={styles.path} aria-hidden="true">
      {STEPS.map((step) => (
        <span key={step}>{REGIMEN_STEP_WORDS[step].short}</span>
      ))}
    </span>
  );
}

function Academy({ country }: { country: Country }) {
  return (
    <a
      className={`grid middle ink above-3 no-underline ${styles.academy}`}
      href={SITE.links.academy[country]}
      target="_blank"
      rel="noopener noreferrer"
    >
      <GraduationCap />
      <span>
        <b>{homeWords.academyTitle}</b>
        <span className={`block soft ${styles.detail}`}>{homeWords.academyText(country)}</span>
      </span>
      <ExternalLink />
      <Hidden>, {navigationWords.opensInNewTab}</Hidden>
    </a>
  );
}
