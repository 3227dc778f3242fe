/**
 * Numbers counted or fitted on matches of Cricsheet's archives, for ratings, forecasts, simulations and drafts of
 * analyses. Each names its unit and the matches it comes from; years are inclusive. A slot is a twentieth of an
 * innings. Numbers that were chosen (number of simulations, rates of decay) are defined where they are used, except
 * `SLOT_BALLS`, which two parts use.
 */

/** Chances that a wide gives one run, and at most two; the rest give five. IPL 2008-17. */
export const WIDES = { one: 0.9, two: 0.95 };
/** Chances that leg-byes are one run, and at most two; the rest are four. IPL 2008-17. */
export const LEG_BYES = { one: 0.87, two: 0.91 };
/**
 * Share of balls without a run off the bat that give leg-byes, IPL 2008-17; and its weight in such balls, as prior of a
 * competition's own share.
 */
export const LEG_BYE = { share: 0.043, strength: 300 };

/** Kinds of wicket, as cumulative shares in this order; the rest are stumped. IPL 2008-17. */
export const DISMISSALS = { caught: 0.62, bowled: 0.8, lbw: 0.86, runOut: 0.94, caughtAndBowled: 0.97 };
/** Share of wickets credited to the bowler, that is without run-outs. IPL 2008-17. */
export const BOWLERS_SHARE = 0.92;
/** Shares of run-outs: by a direct hit, after a completed run, and of the non-striker. IPL 2010-17. */
export const RUN_OUTS = { direct: 0.4, afterRun: 0.33, atOtherEnd: 0.5 };

/**
 * Effect of one unit of ease (how easy scoring is) on the log-chances of dot, one, two, three, four and six. Fitted to
 * the standard deviation of totals in the IPL of 2008-17.
 */
export const EASE_EFFECT: readonly number[] = [-0.55, 0, 0.1, 0.1, 0.55, 0.85];
/**
 * Standard deviation of ease between days, in units of ease: the first estimate for an innings (see
 * `paceCorrectionFor`) and the limits of what is fitted. IPL 2013-17.
 */
export const DAY_EASE_SPREAD = { usual: 0.15, least: 0.05, most: 1 };
/**
 * Within a slot the chance of a wicket differs by wickets down. This share of the difference is due to the situation;
 * the rest arises because weak teams lose more wickets. ODIs to 2017.
 */
export const STATE_SHARE = 0.6;
/** Prior weight, in balls, of a slot's means when they are split by wickets down. Chosen. */
export const SLOT_BALLS = 60;
/** Mean runs of a ball that is scored from but not hit for four or six: nine singles to one two. IPL 2008-17. */
export const MEAN_RUNNING_RUNS = 1.1;

/**
 * Fraction by which simulated mean points move towards projected ones when many line-ups are chosen
 * (`sampleForLineups`). IPL and other leagues to 2017: 0 was worse, 1 no better.
 */
export const PROJECTION_SHARE = 0.5;
/**
 * Correlations of a player's points with how well a team bats on the day: positive for its own batters, negative for
 * the opposing bowlers. A team's batting points and its opponent's bowling points then correlate by -0.4, as in the IPL
 * of 2018-25.
 */
export const DAY_LOADINGS = { batters: 0.3, bowlers: -0.35 };

/**
 * Balls faced by batting position (index 0 opens; twelve, with an impact player) in a T20; scaled to other lengths.
 * Men's T20 to 2023.
 */
export const BALLS_BY_POSITION = [20, 19, 18, 16, 13, 11, 9, 6, 4, 3, 1, 0];
/**
 * Prior of a newcomer: fantasy points for batting in a T20, by position (index 0 opens). Men's T20 to 2023, rule set
 * `dream11-classic`.
 */
export const POINTS_BY_POSITION = [26, 24, 23, 21, 17, 14, 11, 7, 5, 4, 3, 2];
/** Prior of a newcomer: fantasy points for bowling, per ball bowled. From the same matches. */
export const POINTS_A_BALL_BOWLED = 0.9;
/** Prior of a newcomer: fantasy points for fielding per match, and its weight in matches. Men's T20 to 2023. */
export const FIELDING = { points: 4.5, strength: 12 };

/**
 * Prior weight, in balls, of the average player's runs per ball. IPL 2015-25: best at 50-100 (batting) and 100-200
 * (bowling).
 */
export const RUNS_PRIOR = { batting: 75, bowling: 150 };
/** Prior weight, in balls, of the average player's wickets per ball. IPL 2015-25: best at these values. */
export const WICKETS_PRIOR = { batting: 400, bowling: 800 };

/**
 * Share of the expected runs beyond average that counts in a chase: of the batters in, the next batters, and the
 * bowlers left. Club T20 2008-23.
 */
export const CHASE_SKILL_WEIGHTS = { in: 0.7, next: 0.35, bowling: 0.7 };

/**
 * Variance added to a competition's level per year, in variances of one match. Totals to 2017: no difference from
 * 0.01 to 0.04.
 */
export const LEVEL_DRIFT = 0.03;
/**
 * Standard deviation of the weights of a pooled model (`PooledLearner`) between competitions, as a fraction of the
 * prior's standard deviation. Points of club T20: no difference from 0.1 to 1.
 */
export const COMPETITION_SPREAD = 0.3;

/**
 * Form of a player, in matches: half-life, and prior weight of the mean of all given matches (see `summarisePlayers`).
 * IPL 2018-25: no difference from 10 to 30 (half-life), best from 4 to 10 (prior).
 */
export const FORM = { halfLife: 20, priorMatches: 6 };

/**
 * Log-odds that a player plays the team's next match: `constant`, plus `share` times the share of the team's latest
 * five matches that they played. For players of the latest match also `last`, less `perLogDay` times ln(1 + days since
 * it). 37,558 players of men's T20 leagues 2014-17.
 */
export const PLAY_CHANCE = { constant: -2.505, share: 1.832, last: 3.748, perLogDay: 0.462 };
/**
 * Factor by which the server widens the simulated ranges of line-ups before the elevens are announced, because the
 * simulations lack the replacements of absent players. With it 81% of the points of 2014-17 lie within P10 to P90,
 * without it 77%.
 */
export const LINEUP_RANGE_FACTOR = 1.1;

/** Elo points moved by a result, before scaling by its surprise. Men's T20: no difference from 20 to 30. */
export const ELO_STEP = 24;
