/**
 * Every number that was counted or fitted on matches, with its unit, and the matches it comes from. Archives are
 * Cricsheet's; years are inclusive. Settings that nothing was fitted for (how many runs to simulate, how fast to
 * forget) stand beside the code that uses them.
 */

/** Runs of a wide: chance of one, and of one or two; the rest bring five. IPL 2008-17. */
export const WIDES = { one: 0.9, two: 0.95 };
/** Leg-byes off a ball: chance of one, and of one or two; the rest bring four. IPL 2008-17. */
export const LEG_BYES = { one: 0.87, two: 0.91 };
/** Chance that a dot off the bat is run off pad or body, believed as strongly as `strength` dots. IPL 2008-17. */
export const LEG_BYE = { share: 0.043, strength: 300 };

/** How wickets fall, as chances summed up in this order; the rest are stumped. IPL 2008-17. */
export const DISMISSALS = { caught: 0.62, bowled: 0.8, lbw: 0.86, runOut: 0.94, caughtAndBowled: 0.97 };
/** Share of wickets that are the bowler's, run-outs left out. IPL 2008-17. */
export const BOWLERS_SHARE = 0.92;
/** Of run-outs: those by a direct throw, after a completed run, and of the non-striker. IPL 2010-17. */
export const RUN_OUTS = { direct: 0.4, afterRun: 0.33, atOtherEnd: 0.5 };

/**
 * Effect of one unit of ease on the log-chances of dot, one, two, three, four and six. With it totals spread as in the
 * IPL of 2008-17 when skills do as they do there.
 */
export const EASE_EFFECT: readonly number[] = [-0.55, 0, 0.1, 0.1, 0.55, 0.85];
/** Units of ease by which days differ: where the search begins, and its bounds. IPL 2013-17. */
export const EASE_OF_DAYS = { usual: 0.15, least: 0.05, most: 1 };
/** Share of what sets the wickets at so many down apart from the slot's that is the state's, not weak teams'. ODIs to 2017. */
export const STATE_SHARE = 0.6;
/** Balls that a twentieth of the innings counts for beside those at the same number of wickets. */
export const SLOT_BALLS = 60;
/** Runs of a hit that is none of dot, four and six: nine singles to one two. IPL 2008-17. */
export const USUAL_RUN = 1.1;

/** Share of the way from simulated to projected means at which line-ups are chosen. IPL and other leagues to 2017: none is worse, all no better. */
export const TOWARDS_PROJECTION = 0.5;
/**
 * How a team's day with the bat moves its batters (up) and the other team's bowlers (down), as correlations. With them
 * batting points and the other team's bowling points correlate by -0.4, as in the IPL of 2018-25.
 */
export const DAY_LOADINGS = { batters: 0.3, bowlers: -0.35 };

/** Balls faced by position in the order of a T20; other lengths in proportion. Men's T20 to 2023. */
export const BALLS_BY_PLACE = [20, 19, 18, 16, 13, 11, 9, 6, 4, 3, 1, 0];
/** Where a newcomer starts: batting points by position in the order of a T20, and points a ball bowled. Men's T20 to 2023, classic table. */
export const POINTS_BY_PLACE = [26, 24, 23, 21, 17, 14, 11, 7, 5, 4, 3, 2];
export const POINTS_A_BALL_BOWLED = 0.9;
/** A newcomer's fielding points a match, believed as strongly as so many matches. Men's T20 to 2023. */
export const FIELDING = { points: 4.5, strength: 12 };

/** Balls that the average player counts for beside a player's own, for runs and for wickets a ball. IPL 2015-25: best at 50-100 and 100-200; 400 and 800. */
export const RUNS_PRIOR = { batting: 75, bowling: 150 };
export const WICKETS_PRIOR = { batting: 400, bowling: 800 };

/** Share of the runs that players promise beyond average ones which a chase counts. Club T20 2008-23. */
export const PROMISE_IN_CHASE = { in: 0.7, next: 0.35, bowling: 0.7 };

/** Variance that a competition's level gains in a year, in variances of one match. Totals to 2017: 0.01 to 0.04 alike. */
export const LEVEL_DRIFT = 0.03;
/** How far competitions' weights differ, in standard deviations of the prior. Points of club T20: 0.1 to 1 alike. */
export const COMPETITION_SPREAD = 0.3;

/** Form decays by half in so many matches, and the field's average counts as so many. IPL 2018-25: flat from 10 to 30; best from 4 to 10. */
export const FORM = { halfLife: 20, priorMatches: 6 };

/** Points of Elo that a result moves. Men's T20: 20 to 30 alike. */
export const ELO_STEP = 24;
