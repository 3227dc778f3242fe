-- Users are told that Google shares only their name and email: its picture is no longer stored.
update users set picture = null where picture is not null;
