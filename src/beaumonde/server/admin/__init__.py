"""What those who run the service do with its database, beside a running service or without one."""
