import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import { readEnvelopeStyles } from '../../designs/designs.ts';
import { ENTERED_COOKIE_SECONDS } from '../../domain/pages/entered-cookie.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Website } from '../website/website.ts';
import type { PersonalLinks } from './personal-links.ts';

/** On each device an envelope opens once: the cookie is 'sealed' between the link and the page, then 'opened'. */
const COOKIE = 'envelope';
const SEALED_SECONDS = 120;

const STYLES = readFileSync(join(import.meta.dirname, 'envelope.css'), 'utf8');

type Options = {
  links: Pick<PersonalLinks, 'find'>;
  source: Pick<GuestDataSource, 'findInvited'>;
  website: Pick<Website, 'current'>;
  getVisitor: (c: Context) => Visitor;
};

/** The envelope that a personal link opens with, addressed to the household. */
export function createEnvelopes({ links, source, website, getVisitor }: Options) {
  const remember = (c: Context, state: 'sealed' | 'opened', maxAge: number) => {
    const secure = getVisitor(c).isHttps;
    setCookie(c, COOKIE, state, { path: '/', sameSite: 'Lax', httpOnly: true, secure, maxAge });
  };
  return {
    /** Called when a device has opened a personal link: its next page comes in an envelope, if it is the first. */
    seal(c: Context): void {
      if (!getCookie(c, COOKIE)) remember(c, 'sealed', SEALED_SECONDS);
    },
    /** The sealed envelope as HTML, once; null without one. */
    async open(c: Context): Promise<string | null> {
      if (c.req.method !== 'GET' || getCookie(c, COOKIE) !== 'sealed') return null;
      remember(c, 'opened', ENTERED_COOKIE_SECONDS);
      const id = await links.find(c);
      const invited = id === null ? null : await source.findInvited(id);
      return invited && renderEnvelope(invited.entry.name, website.current().document);
    },
  };
}

/** Puts the envelope over the page. It needs no script: one may only take it away earlier. */
export function insertEnvelope(page: string, envelope: string): string {
  return page.replace(/<body[^>]*>/, (body) => body + envelope);
}

function renderEnvelope(name: string, { couple, theme }: WeddingDocument): string {
  const initials = couple.map((one) => [...one][0]).join(' ');
  return html`<div id="envelope" aria-hidden="true"><style>${raw(STYLES + readEnvelopeStyles(theme?.design))}</style>
    <div class="letter">
      <div class="side front">
        <p class="from">${couple.join(' & ')}</p>
        <p class="stamp">${initials}</p>
        <p class="to" style="--letters:${[...name].length}">${name}</p>
      </div>
      <div class="side rear"><svg viewBox="0 0 600 400">
        <path d="M0 0 300 190 600 0v400H0zM0 400 246 156M600 400 354 156"/>
        <path class="flap" d="M0 0 300 235 600 0z"/>
        <g class="seal">
          <path transform="translate(0 124) scale(1.5)" d="M200 29c13-3 16 5 25 10s8 18 3 27-14 13-26 12-24-2-27-14-4-20 5-27 11-7 20-8z"/>
          <circle cx="300" cy="205" r="30"/>
          <text x="300" y="212">${initials}</text>
        </g>
      </svg></div>
    </div>
  </div>`.toString();
}
