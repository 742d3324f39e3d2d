import type { Country } from '@dietetic/catalogue';
import {
  contactWords,
  enquiriesFor,
  hoursWords,
  monitoringGuideWords,
  referenceWords,
  SITE,
  teamWords as team,
  type WrittenGuide,
} from '@dietetic/content';
import { type Block, type Column, type DocumentContent, list, note, table, text } from './document-model.ts';

const columns = (titles: readonly string[], shares: readonly number[]): Column[] =>
  titles.map((title, index) => ({ title, share: shares[index] ?? 1 }));

function guide(words: WrittenGuide, tableColumns: Column[] = []): DocumentContent {
  const filled = (row: readonly string[]) => tableColumns.map((_, index) => row[index] ?? '');
  return {
    title: words.title,
    introduction: words.introduction,
    sections: words.sections.map((section) => {
      const blocks: Block[] = [];
      if (section.note !== undefined) blocks.push(note(section.note));
      if (section.rows)
        blocks.push(table(section.caption ?? section.heading, tableColumns, section.rows.map(filled)));
      if (section.list) blocks.push(list(section.list));
      if (section.text !== undefined) blocks.push(text(section.text));
      return { heading: section.heading, level: 1, blocks };
    }),
  };
}

export const monitoringGuide = (): DocumentContent =>
  guide(monitoringGuideWords, columns(monitoringGuideWords.columns, [36, 28, 36]));

export const references = (): DocumentContent => guide(referenceWords);

export function resourceCentreTeam(country: Country): DocumentContent {
  const { who, how, when } = team;
  return {
    title: team.title(country),
    introduction: [team.introduction],
    sections: [
      {
        heading: who.heading,
        level: 1,
        blocks: [table(who.caption, columns(who.columns, [34, 66]), who.rows(country))],
      },
      {
        heading: how.heading,
        level: 1,
        blocks: [
          table(
            how.caption,
            columns([how.desk, contactWords.phone, contactWords.email], [34, 26, 40]),
            enquiriesFor(country).map(({ title, phone, email }) => [
              title,
              phone?.shown ?? contactWords.none,
              email,
            ]),
          ),
          text(how.current),
        ],
      },
      {
        heading: when.heading,
        level: 1,
        blocks: [
          table(when.caption, columns(when.columns, [30, 70]), [
            [when.support, hoursWords.sentence(SITE.hours.support)],
            ...(SITE.hours.experts.length === 0
              ? []
              : [[when.experts, hoursWords.sentence(SITE.hours.experts)]]),
          ]),
        ],
      },
    ],
  };
}
