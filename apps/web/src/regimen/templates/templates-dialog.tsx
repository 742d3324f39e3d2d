import { templateWords as say } from '@dietetic/content';
import {
  deleteTemplate,
  hasTemplate,
  MAX_TEMPLATE_NAME_LENGTH,
  MAX_TEMPLATES,
  type RegimenTemplate,
  saveTemplate,
  templateOf,
} from '@dietetic/regimen';
import { Link2, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRegimen } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useFocusAfterAnswer } from '../findings/focus-after-answer.ts';
import { ApplyTemplateDialog } from './apply-template-dialog.tsx';
import { templateLink } from './linked-template.ts';
import { changeTemplates, useTemplates } from './saved-templates.ts';
import styles from './templates-dialog.module.css';

/** What was just done. A toast would lie outside the modal dialog, where nothing can be pressed or is read out. */
type News = { message: string; undo?: () => void };

/** Save the regimen's products under a name, use a saved set, pass one on as a link. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const templates = useTemplates();
  const [applying, setApplying] = useState<RegimenTemplate | null>(null);
  const [linkByHand, setLinkByHand] = useState<string | null>(null);
  const [news, setNews] = useState<News | null>(null);
  // A template that is deleted takes its button along: its Undo comes next, and no other template's button.
  const newsPlace = useFocusAfterAnswer<HTMLOutputElement>(templates.length, true);

  const remove = (template: RegimenTemplate) => {
    changeTemplates((list) => deleteTemplate(list, template.name));
    setNews({
      message: say.deleted(template.name),
      undo: () => {
        changeTemplates((list) => saveTemplate(list, template));
        setNews(null);
      },
    });
  };

  const copyLink = async (template: RegimenTemplate) => {
    const link = templateLink(template);
    try {
      await navigator.clipboard.writeText(link);
      setNews({ message: say.linkCopied });
    } catch {
      // Refused by the browser: the link is shown to be selected by hand.
      setLinkByHand(link);
    }
  };

  return (
    <Dialog onClose={onClose} title={say.title} subtitle={say.about} look="full">
      <div className={`grid gap-4 ${styles.body}`}>
        <SaveForm onSaved={(message) => setNews({ message })} />
        <output ref={newsPlace} className={`block ${styles.news}`}>
          {news !== null && (
            <Notice
              kind="done"
              action={
                news.undo && (
                  <Button variant="quiet" size="small" onClick={news.undo}>
                    {say.undo}
                  </Button>
                )
              }
            >
              {news.message}
            </Notice>
          )}
        </output>
        <section>
          <h3 className="body">{say.savedTitle}</h3>
          {templates.length === 0 ? (
            <p className="quiet">{say.none}</p>
          ) : (
            <ul className={styles.list}>
              {templates.map((template) => (
                <li key={template.name} className="row wrap between gap-2-4 line-below">
                  <div className={styles.about}>
                    <p className={styles.name}>{template.name}</p>
                    <p className="quiet">
                      {say.products(template.products.length)}:{' '}
                      {template.products.map(({ name }) => name).join(', ')}
                    </p>
                  </div>
                  <div className="row gap-1">
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={say.applyNamed(template.name)}
                      onClick={() => setApplying(template)}
                    >
                      {say.applySaved}
                    </Button>
                    <IconButton
                      label={say.copyLinkNamed(template.name)}
                      icon={<Link2 />}
                      onClick={() => void copyLink(template)}
                    />
                    <IconButton
                      label={say.deleteNamed(template.name)}
                      icon={<Trash2 />}
                      data-takes-away=""
                      onClick={() => remove(template)}
                    />
                  </div>
                </li>
              ))}
            </ul>
          )}
        </section>
        {linkByHand !== null && (
          <div>
            <p>{say.linkNotCopied}</p>
            <textarea className={styles.link} readOnly value={linkByHand} aria-label={say.linkLabel} />
          </div>
        )}
      </div>
      {applying !== null && (
        <ApplyTemplateDialog
          template={applying}
          onDone={(applied) => {
            setApplying(null);
            if (applied) onClose();
          }}
        />
      )}
    </Dialog>
  );
}

function SaveForm({ onSaved }: { onSaved: (message: string) => void }) {
  const regimen = useRegimen();
  const { products } = regimen;
  const templates = useTemplates();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  if (products.length === 0) return <p className="quiet">{say.nothingToSave}</p>;

  const replaces = hasTemplate(templates, name);
  const problem = problemOf(name, templates.length, replaces);
  const save = () => {
    if (problem !== undefined) {
      setAsked(true);
      field.current?.focus();
      return;
    }
    const template = templateOf(name, regimen);
    const kept = changeTemplates((list) => saveTemplate(list, template));
    onSaved(kept ? say.saved(template.name) : say.notKept);
    setName('');
    setAsked(false);
  };

  return (
    <form
      className={`grid gap-4 ${styles.save}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3 className="body">{say.saveTitle}</h3>
      <TextField
        ref={field}
        label={say.name}
        hint={say.nameHint}
        value={name}
        onChange={setName}
        error={asked ? problem : undefined}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        {replaces ? say.replace : say.save}
      </Button>
    </form>
  );
}

function problemOf(name: string, held: number, replaces: boolean): string | undefined {
  const { length } = name.trim();
  if (length === 0) return say.nameMissing;
  if (length > MAX_TEMPLATE_NAME_LENGTH) return say.nameTooLong(MAX_TEMPLATE_NAME_LENGTH);
  return held >= MAX_TEMPLATES && !replaces ? say.full(MAX_TEMPLATES) : undefined;
}
