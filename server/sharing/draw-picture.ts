import { escapeHtml } from '../platform/http/page-head.ts';
import type { MatchCard } from './describe-match.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const BACKGROUND = '#0a0f1e';
const TEXT = '#eaf0ff';
const MUTED = '#9dabc9';
const ACCENT = '#34d399';
const SECOND_TEAM = '#7dd3fc';
const LIVE = '#f87171';

/** Share of the font size that a character of Mukta Bold takes on average. */
const CHARACTER_WIDTH = 0.52;

/** Draws the picture of links to a match as SVG: teams, competition, venue and state. */
export function drawMatch({ teams, colours, competition, venue, phase, state }: MatchCard): string {
  const size = Math.min(96, ...teams.map(fittingSize));
  const row = (team: string, y: number, colour: string) =>
    `<rect x="${MARGIN}" y="${y - 66}" width="14" height="84" rx="7" fill="${colour}"/>
     ${text(MARGIN + 44, y, size, TEXT, clip(team, size, WIDTH - 2 * MARGIN - 44), 700)}`;
  const width = WIDTH - 2 * MARGIN;
  return frame(`
    ${text(MARGIN, 120, 36, MUTED, clip(competition ?? 'Cricket', 36, width))}
    ${row(teams[0], 248, safeColour(colours[0], ACCENT))}
    ${row(teams[1], 372, safeColour(colours[1], SECOND_TEAM))}
    ${text(MARGIN, 470, 44, phase === 'live' ? LIVE : TEXT, clip(state, 44, width), 700)}
    ${text(MARGIN, 548, 32, MUTED, clip(venue, 32, 700))}`);
}

/** Draws the picture of links to every other page as SVG. */
export function drawProduct(): string {
  return frame(`
    ${text(MARGIN, 250, 92, TEXT, 'See the match', 700)}
    ${text(MARGIN, 350, 92, ACCENT, 'before it starts', 700)}
    ${text(MARGIN, 440, 40, MUTED, 'Live cricket and expert analysis')}
    ${text(MARGIN, 494, 40, MUTED, 'for fantasy players')}`);
}

function frame(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Mukta">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${BACKGROUND}"/>
    <circle cx="1120" cy="90" r="330" fill="none" stroke="#0f3b34" stroke-width="3"/>
    <circle cx="1120" cy="90" r="200" fill="#0f3b34" opacity="0.35"/>
    <rect y="${HEIGHT - 10}" width="${WIDTH}" height="10" fill="${ACCENT}"/>
    ${content}
    <g transform="translate(868 506) scale(1.75)" fill="none"><circle cx="14" cy="14" r="9" fill="#0f3b34" stroke="${ACCENT}" stroke-width="2.4"/><path d="m20.8 20.8 6 6" stroke="${ACCENT}" stroke-width="3.2" stroke-linecap="round"/><path d="M10 7c3 4.4 3 9.6 0 14" stroke="${TEXT}" stroke-width="1.6"/></g>
    ${text(934, 548, 42, TEXT, 'GullyLens', 700)}
  </svg>`;
}

function text(x: number, y: number, size: number, colour: string, content: string, weight = 400): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escapeHtml(content)}</text>`;
}

function fittingSize(team: string): number {
  return Math.max(52, Math.floor((WIDTH - 2 * MARGIN - 44) / (Math.max(1, team.length) * CHARACTER_WIDTH)));
}

function clip(content: string, size: number, width: number): string {
  const most = Math.floor(width / (size * CHARACTER_WIDTH));
  const characters = [...content];
  return characters.length <= most ? content : `${characters.slice(0, most - 1).join('')}…`;
}

function safeColour(colour: string | null, fallback: string): string {
  return colour !== null && /^#[0-9a-f]{6}$/i.test(colour) ? colour : fallback;
}
