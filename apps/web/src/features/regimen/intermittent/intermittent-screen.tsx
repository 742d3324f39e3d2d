import { fieldText, regimenWords } from '@dietetic/content';
import { intermittentChoices, navigationItem } from '@dietetic/regimen';
import { Link, Navigate } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useNavigationItems } from '#state/regimen.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { Page, backLinkClass } from '#ui/page/page.tsx';
import { PatientSummary } from '../summary/patient-summary.tsx';
import { RegimenNewsBanner } from '../summary/regimen-news.tsx';
import styles from './intermittent-screen.module.css';

/** After the details: estimate what is still open, or go straight to the products (B-07). */
export default function IntermittentScreen() {
  const items = useNavigationItems();
  const choices = intermittentChoices(items);
  if (navigationItem('intermittent', items).disabled || choices.length === 0) {
    return <Navigate to="/regimen" replace />;
  }
  return (
    <Page
      title={fieldText('step.intermittent.title')}
      top={
        <>
          <RegimenNewsBanner />
          <PatientSummary />
        </>
      }
      back={
        <Link to="/regimen" className={backLinkClass}>
          <ArrowLeft />
          {regimenWords.title}
        </Link>
      }
      intro={fieldText('step.intermittent.hint')}
    >
      <div className={styles.choices}>
        {choices.map((item) => (
          <Link key={item.id} to={item.url} className={styles.choice}>
            <span className={styles.words}>
              <b>{fieldText(item.navigation_title)}</b>
              <small>{fieldText(`step.${item.id}.hint`)}</small>
            </span>
            <ArrowRight />
          </Link>
        ))}
        <Link to="/regimen/products" className={buttonClass({ variant: 'secondary' })}>
          {regimenWords.skipAndCompare}
        </Link>
      </div>
    </Page>
  );
}
