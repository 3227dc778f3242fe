/** The visible behaviours of the specification in brief, each with the journey that tests it. */
export interface SpecBehaviours {
  readonly section: 2 | 4 | 5 | 8;
  readonly journey: string;
  readonly shows: readonly string[];
}

export const specBehaviours: readonly SpecBehaviours[] = [
  {
    section: 2,
    journey:
      'a protected page sends a visitor who has not signed in to the first page, and a link that was sent leads on',
    shows: ['protected routes lead a stranger to the first page', 'so does any address that there is not'],
  },
  {
    section: 2,
    journey: 'a first visitor signs in, watches a score tick, pays, reads the analysis, and opens a match',
    shows: ['signing in leads to the dashboard', 'an analysis has four tabs', 'paying opens what was locked'],
  },
  {
    section: 2,
    journey: 'the first page says what the product is, and leads in',
    shows: ['three badges', 'four social links, one of them without a target'],
  },
  {
    section: 2,
    journey: 'a dialog keeps the focus, stops the page, and gives both back however it is closed',
    shows: [
      'Escape, backdrop and button close',
      'Tab stays inside',
      'the page does not scroll',
      'focus returns',
    ],
  },
  {
    section: 2,
    journey: 'the avatar tells a member who they are, and signs them out',
    shows: [
      'first letter of the name',
      'hovering opens name and email',
      'signing out leads to the first page',
    ],
  },
  {
    section: 2,
    journey: 'the bar of the dashboard leads to its sections; its menu closes after a choice and on Escape',
    shows: ['each entry scrolls to its section', 'the shadow changes once scrolled', 'the small menu closes'],
  },
  {
    section: 2,
    journey: 'the dashboard greets a free reader and shows its three sections',
    shows: [
      'a locked card opens the upgrade dialog',
      'the footer opens the terms in the page',
      'the box for updates thanks',
    ],
  },
  {
    section: 2,
    journey: 'the older dashboard welcomes back, sums up and expands',
    shows: ['seven sections that open by themselves', 'the way back to the summary'],
  },
  {
    section: 2,
    journey: 'a live match ticks on its own page, and the way it leans is for members',
    shows: ['the score of a live match changes by itself'],
  },
  {
    section: 4,
    journey: 'a reload keeps the visitor signed in',
    shows: ['a saved session goes on'],
  },
  {
    section: 4,
    journey: 'an access token that no longer counts is exchanged without a word',
    shows: ['a refused token is refreshed and the visitor stays'],
  },
  {
    section: 4,
    journey: 'what an older version stored becomes a session, and its keys are removed',
    shows: ['a spinner until it is known who is signed in', 'legacy keys become a session'],
  },
  {
    section: 4,
    journey: 'a session idle for over 7 days is cleared and leads to the first page',
    shows: ['an idle session ends'],
  },
  {
    section: 4,
    journey: 'signing out works although the server cannot be reached',
    shows: ['signing out always clears and leads to the first page'],
  },
  {
    section: 4,
    journey: 'the matches page has three tabs, live first',
    shows: ['live is the first tab', 'a list that cannot be read anew keeps what it showed'],
  },
  {
    section: 4,
    journey: 'a checkout that is closed leaves everything as it was, and may be opened again',
    shows: ['a dismissed payment changes nothing'],
  },
  {
    section: 4,
    journey: 'a payment that fails is told in the checkout, and the next attempt counts',
    shows: ['a failed payment shows its error'],
  },
  {
    section: 5,
    journey: 'the newsletter thanks for three seconds and sends nothing',
    shows: ['a blank address is ignored', 'nothing is sent'],
  },
  {
    section: 8,
    journey: 'a session that the server no longer knows is cleared and leads to the first page',
    shows: ['a failed refresh clears the session'],
  },
  {
    section: 8,
    journey: 'a dashboard that is asking anew says so, and shows cached data after a failure',
    shows: ['a failed call leaves the kept data on the screen'],
  },
];
