-- Counts the changes that analysts made to a ticket, so that a change based on an older version is refused.

alter table support_tickets add column version integer not null default 0;
