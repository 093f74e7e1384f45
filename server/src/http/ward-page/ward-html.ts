import { addDays, belgianDate, BOOKING_TYPES, type DocumentLanguage, MOBILITIES } from '@navette/shared/domain';
import type { WardRequest } from '../../dispatch/public.ts';
import { escaped, inAllLanguages, lightPage, PAGE_LANGUAGES } from '../light-page.ts';
import type { WardFaults, WardTexts } from './ward-form.ts';
import { WARD_WORDS, type WardWord } from './ward-words.ts';

/** Content of the page of a care center. */
export interface WardPage {
  readonly language: DocumentLanguage;
  readonly nonce: string;
  /** Name of the organisation that drives. */
  readonly company: string;
  readonly careCenter: string;
  readonly today: string;
  /** Identifies an attempt: the same one sent twice is one request. */
  readonly attempt: string;
  readonly texts: WardTexts;
  readonly faults: WardFaults;
  readonly sent: boolean;
  readonly own: readonly WardRequest[];
}

/** The page on which a care center asks for trips: plain HTML without scripts, for any phone or computer of a ward. */
export function wardHtml(content: WardPage): string {
  const { language, nonce, company, careCenter, today, attempt, faults, sent, own } = content;
  const words = WARD_WORDS[language];
  const input = fieldsOf(content);
  const isWrong = Object.keys(faults).length > 0;
  const notice = isWrong
    ? `<p class="notice bad" role="alert">${words.wrong}</p>`
    : sent
      ? `<p class="notice" role="status">${words.sent}</p>`
      : '';
  const body = `<header><p class="company">${escaped(company)}</p><nav>${PAGE_LANGUAGES.map((each) => `<a href="?lang=${each}" lang="${each}"${each === language ? ' aria-current="true"' : ''}>${each.toUpperCase()}</a>`).join(' ')}</nav></header>
<main><h1>${words.title}</h1><p class="small">${escaped(careCenter)}</p>${notice}
<form method="post" action="?lang=${language}" novalidate autocomplete="off">
<input type="hidden" name="attempt" value="${escaped(attempt)}">
<fieldset><legend>${words.patient}</legend><div class="grid">
${input.text('lastname')}${input.text('firstname')}${input.text('birthday', { hint: words.dateHint.replace('{date}', '14/03/1948'), mode: 'numeric' })}${input.text('tel', { mode: 'tel' })}
${input.choice('mobility', MOBILITIES)}
</div></fieldset>
<fieldset><legend>${words.trip}</legend><div class="grid">
${input.choice('type', BOOKING_TYPES)}
${input.text('date', { hint: words.dateHint.replace('{date}', belgianDate(addDays(today, 1))), mode: 'numeric' })}${input.text('time', { hint: words.timeHint })}
${input.text('fromPlace', { hint: words.fromHint, wide: true })}${input.text('toPlace', { hint: words.toHint, wide: true })}
${input.choice('back', ['none', 'willCall', 'atTime'], 'back_')}${input.text('returnTime')}
${input.area('remark')}
${input.text('contact', { wide: true })}
</div></fieldset>
<button>${words.send}</button></form>
<h2>${words.own}</h2>${ownTable(own, language)}</main>`;
  return lightPage({ language, nonce, title: `${words.title} – ${company}`, body, style: STYLE });
}

function ownTable(own: readonly WardRequest[], language: DocumentLanguage): string {
  const words = WARD_WORDS[language];
  if (own.length === 0) return `<p class="small">${words.ownNone}</p>`;
  const rows = own.map(
    ({ name, date, time, state }) =>
      `<tr><td><span>${belgianDate(date)}</span> ${time}</td><td>${escaped(name)}</td><td class="${state}">${words[state]}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">${words.date}</th><th scope="col">${words.patient}</th><th scope="col">${words.state}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

interface TextOptions {
  readonly hint?: string;
  readonly mode?: 'numeric' | 'tel';
  readonly wide?: boolean;
}

/** Fields with label, hint, what was typed, and their fault. */
function fieldsOf({ language, texts, faults }: Pick<WardPage, 'language' | 'texts' | 'faults'>) {
  const words = WARD_WORDS[language];
  const labelOf = (name: string) =>
    Object.hasOwn(words, name) ? Object.entries(words).find(([key]) => key === name)?.[1] : name;
  const faultOf = (name: string): string => {
    const fault = faults[name];
    return fault ? `<p class="fault" id="${name}-fault">${words[fault]}</p>` : '';
  };
  const described = (name: string, hint?: string) => {
    const ids = [...(hint ? [`${name}-hint`] : []), ...(faults[name] ? [`${name}-fault`] : [])];
    return `${ids.length > 0 ? ` aria-describedby="${ids.join(' ')}"` : ''}${faults[name] ? ' aria-invalid="true"' : ''}`;
  };
  const typed = (name: string) => escaped(texts[name] ?? '');
  const hintOf = (name: string, hint?: string) => (hint ? `<p class="small" id="${name}-hint">${hint}</p>` : '');
  return {
    text: (name: string, { hint, mode, wide }: TextOptions = {}) =>
      `<div${wide ? ' class="wide"' : ''}><label for="${name}">${labelOf(name)}</label><input id="${name}" name="${name}" value="${typed(name)}"${mode ? ` inputmode="${mode}"` : ''}${described(name, hint)}>${hintOf(name, hint)}${faultOf(name)}</div>`,
    area: (name: string) =>
      `<div class="wide"><label for="${name}">${labelOf(name)}</label><textarea id="${name}" name="${name}" rows="3"${described(name)}>${typed(name)}</textarea>${faultOf(name)}</div>`,
    choice: (name: string, values: readonly WardWord[], label = name) =>
      `<div class="wide choice" role="radiogroup" aria-labelledby="${name}-label"${described(name)}><span id="${name}-label">${name === 'mobility' ? words.mobility : labelOf(label)}</span>${values.map((value) => `<label><input type="radio" name="${name}" value="${value}"${texts[name] === value ? ' checked' : ''}> ${words[value]}</label>`).join('')}${faultOf(name)}</div>`,
  };
}

/** A page without a care center, in the three languages: nobody knows whose link it was. */
export const wardRefusal = (reason: 'unknown' | 'busy', nonce: string): string =>
  lightPage({
    language: 'fr',
    nonce,
    style: STYLE,
    title: 'Navette',
    body: `<main>${inAllLanguages((language) => WARD_WORDS[language][reason])}</main>`,
  });

const STYLE = `
:root { --edge: #857c78; --onbrand: #fff; --bad: #a3121a; --good: #1d6b3a; }
@media (prefers-color-scheme: dark) { :root { --edge: #8f8681; --onbrand: #241f1e; --bad: #ff9a9f; --good: #7fd39d; } }
body { font-size: 17px; }
header, main { max-width: 720px; margin: 0 auto; }
header { display: flex; justify-content: space-between; gap: 16px; padding: 0 4px 12px; }
nav { white-space: nowrap; }
nav a { display: inline-block; padding: 2px 6px; color: var(--mute); }
nav a[aria-current] { color: var(--ink); font-weight: 700; text-decoration: none; }
h1 { margin: 0; font-size: 26px; line-height: 1.2; }
h2 { margin: 28px 0 8px; font-size: 20px; }
.small { margin: 2px 0 0; }
.notice { margin: 16px 0 0; padding: 10px 12px; border: 2px solid var(--good); border-radius: 8px; }
.bad { border-color: var(--bad); }
fieldset { margin: 20px 0 0; padding: 0; border: 0; }
legend { padding: 0; font-size: 20px; font-weight: 600; }
.grid { display: grid; grid-template-columns: 1fr 1fr; gap: 14px 16px; margin-top: 10px; }
.wide { grid-column: 1 / -1; }
.choice > label { display: inline-flex; align-items: center; gap: 6px; min-height: 36px; margin-right: 18px; font-weight: 400; }
.choice > span { display: block; }
.choice input { width: 20px; height: 20px; margin: 0; accent-color: var(--brand); }
label, .choice > span { font-weight: 600; }
input:not([type=radio]), textarea { display: block; width: 100%; margin-top: 4px; padding: 9px 10px; border: 1px solid var(--edge); border-radius: 6px; background: var(--paper); color: inherit; font: inherit; }
[aria-invalid] { border-color: var(--bad); }
.fault { margin: 2px 0 0; color: var(--bad); font-size: 15px; font-weight: 600; }
button { margin-top: 20px; padding: 12px 24px; border: 0; border-radius: 8px; background: var(--brand); color: var(--onbrand); font: inherit; font-weight: 600; cursor: pointer; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 8px 8px 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
td:nth-child(2) { overflow-wrap: anywhere; }
td span { white-space: nowrap; }
th { color: var(--mute); font-weight: 400; font-size: 15px; }
.accepted { color: var(--good); font-weight: 600; }
.refused { color: var(--bad); font-weight: 600; }
@media (max-width: 560px) { .grid { grid-template-columns: 1fr; } main { padding: 16px; } button { width: 100%; } }
`;
