-- The pages of a series read all its matches, however old.
alter table matches add column series_id text generated always as (record->>'seriesId') stored;
create index matches_by_series on matches (series_id, starts_at);

-- When a user last read match lists, and last requested the list of countries: some vendor calls wait for that.
alter table match_feed add column readers_at timestamptz, add column countries_wanted_at timestamptz;

-- Null while the vendor has not named the plan's limit: then the configured limit applies, also after a restart with
-- another one.
alter table vendor_days alter column hits_limit drop not null;
